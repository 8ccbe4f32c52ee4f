import Members
import Store
import System

extension Command {
  static var restored: Command {
    Command(
      name: "restored",
      help: """
        tintype restored [--removals FILE] [--forget-lost] --config FILE
            Make a tree that comes from a backup fit to be served, before the server is started:
            new keys, all sessions, tokens and invitations void, removals since then done again,
            indexes and missing renditions made again, modes mended, and everything listed that is
            lost. FILE is the newest log/removals.jsonl there is, or a list of photos, one UUID a
            line, such as the names in removed/. --forget-lost takes photos of which nothing is left
            out of their documents, and removes what there is of members whose documents are gone,
            such as of those who joined while the backup was made. The exit code is 0 when nothing
            is wrong any more, otherwise 1.
        """, options: ["--config", "--removals"], switches: ["--forget-lost"],
      run: tintype.restored)
  }
}

/// Makes a restored tree fit to be served.
func restored(_ options: Options) throws -> Int32 {
  let workshop = try Workshop(options.config)
  let progress = Console.progress()
  let given = try options["--removals"].map { try InputFile($0) }
  let restoration = Restoration(workshop.members, progress: progress)
  print("sessions ended: \(try restoration.voidSecrets())")
  for var lines in [restoration.ownRemovals] + (given.map { [$0.lines] } ?? []) {
    let count = try restoration.replay(&lines)
    print("removals done again: members \(count.members), photos \(count.photos)")
    if count.unknown > 0 { print("lines that tell of no removal: \(count.unknown)") }
  }
  let checkup = Checkup(
    workshop.members, studio: workshop.studio, isRepairing: true,
    losses: options.has("--forget-lost") ? .writtenOff : .kept, progress: progress,
    report: Console.tell)
  try checkup.run()
  try restoration.rebuildIndexes()
  print("\(checkup.wrong) wrong, \(checkup.leftovers) left over, \(checkup.repaired) repaired")
  return checkup.wrong == 0 ? ExitCode.ok : ExitCode.findings
}
