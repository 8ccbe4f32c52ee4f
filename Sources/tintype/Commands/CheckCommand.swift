import Imaging
import Members
import Site
import Store
import System
import Text

extension Command {
  static var check: Command {
    Command(
      name: "check",
      help: """
        tintype check [--repair] --config FILE
            Look through the members' tree and explain everything that is not as it should be; also
            beside a running server. Templates, texts and files of your own are looked at too: one
            that does not fit ours of today is a warning, with what has changed in ours, and one
            that cannot be used is wrong. With --repair, put right what can be proved: no photo that
            a document names and no document that cannot be read is ever deleted. The exit code is 0
            when nothing is wrong, or nothing but leftovers and warnings; 1 when something is.
        """, switches: ["--repair"], run: tintype.check)
  }
}

/// Looks through the tree, and repairs it when asked to.
func check(_ options: Options) throws -> Int32 {
  let workshop = try Workshop(options.config)
  let overrides = try workshop.configuration.overrideFindings()
  for finding in overrides { Console.tell(finding) }
  let refused = overrides.count { $0.kind == .refused }
  let doubtful = overrides.count - refused
  let checkup = Checkup(
    workshop.members, studio: workshop.studio, isRepairing: options.has("--repair"),
    progress: Console.progress(), report: Console.tell)
  try checkup.run()
  let wrong = checkup.wrong + refused
  let counts =
    "\(wrong) wrong, \(checkup.leftovers) left over, \(checkup.repaired) repaired"
    + (doubtful == 0 ? "" : ", warnings: \(doubtful)")
  let found = wrong + checkup.leftovers + checkup.repaired + doubtful
  print(found == 0 ? "nothing to find" : counts)
  return wrong == 0 ? ExitCode.ok : ExitCode.findings
}

extension Console {
  static func tell(_ finding: OverrideFinding) {
    let kind =
      switch finding.kind {
      case .doubtful: "warning"
      case .refused: "wrong"
      }
    print("\(kind): \(finding.file) \(finding.sentence)".replacingControls)
    for line in finding.changes { print("    \(line)".replacingControls) }
  }

  static func tell(_ finding: Finding) {
    let kind =
      switch (finding.outcome, finding.kind) {
      case (.repaired, _): "repaired"
      case (_, .leftover): "leftover"
      case (_, .wrong): "wrong"
      }
    var line = "\(kind): \(finding.path) \(finding.sentence)"
    if case .failed(let reason) = finding.outcome { line += "; not repaired: \(reason)" }
    // Names of files and members may hold what a terminal obeys.
    print(line.replacingControls)
  }
}
