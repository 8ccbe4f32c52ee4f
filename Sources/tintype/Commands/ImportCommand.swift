import Members
import Store
import System

extension Command {
  static var importing: Command {
    Command(
      name: "import",
      help: """
        tintype import FILE [--auth FILE] [--hash-parameters FILE] [--photos DIR] [--fetch]
                       [--dry-run] [--report FILE] --config FILE
            Bring members over: from tintype export, or from Firebase's exports of the Realtime
            Database, of Firestore as JSON, or of firebase auth:export, which --auth takes beside
            one of the others. Passwords go on working when --hash-parameters names a file with the
            project's password hash parameters, as the console shows them or as JSON. Photos come
            from DIR, by the path or the last part of their address or by the member's identifier,
            and with --fetch from their addresses. Run again, it completes what is there.
            --dry-run writes nothing. FILE of --report gets a line of JSON for each member.
        """,
      options: ["--config", "--auth", "--hash-parameters", "--photos", "--report"],
      switches: ["--fetch", "--dry-run"], operands: 1, run: tintype.bringOver)
  }
}

/// Brings members over from other sites' exports.
func bringOver(_ options: Options) throws -> Int32 {
  let files = try (options.operands + [options["--auth"]].compactMap(\.self)).map(InputFile.init)
  let parameters = try options["--hash-parameters"].map(hashParameters)
  let workshop = try Workshop(options.config)
  let report = try options["--report"].map { try OutputFile($0) }
  var work = Import(
    workshop.members, parameters: parameters, photos: try photos(options, workshop),
    isTrial: options.has("--dry-run")
  ) { line in
    try report?.write(line.json + [0x0A])
    if report == nil, !line.problems.isEmpty { print(String(decoding: line.json, as: UTF8.self)) }
  }
  for file in files {
    let tree = ImportTree { try file.read(at: $0, count: $1) }
    do { try work.run(tree, size: file.size, progress: Console.progress()) } catch {
      guard let failure = error as? JSONStream.Failure else { throw error }
      throw UsageError("\(file.path) is no JSON that can be read: \(failure)", code: ExitCode.data)
    }
  }
  if work.counts.isEmpty {
    throw UsageError("there is no member in what was given", code: ExitCode.data)
  }
  for outcome in ImportLine.Outcome.allCases {
    print("\(outcome.rawValue): \(work.counts[outcome] ?? 0)")
  }
  print("not everything could be taken: \(work.incomplete)")
  return work.incomplete == 0 ? ExitCode.ok : ExitCode.findings
}

private func hashParameters(_ path: String) throws -> FirebaseParameters {
  let text = String(decoding: try InputFile(path).read(at: 0, count: 65_536), as: UTF8.self)
  guard let parameters = FirebaseParameters(text: text) else {
    throw UsageError(
      "\(path) must have base64_signer_key, base64_salt_separator, rounds from 1 to 16 and mem_cost "
        + "from 1 to 17, of the algorithm SCRYPT",
      code: ExitCode.data)
  }
  return parameters
}

private func photos(_ options: Options, _ workshop: Workshop) throws -> ImportPhotos? {
  let folder = try options["--photos"].map { path throws -> LocalDisk in
    do throws(SystemError) { return try LocalDisk(root: path) } catch {
      throw UsageError("\(path) cannot be opened: \(error)", code: ExitCode.noInput)
    }
  }
  let fetcher =
    options.has("--fetch")
    ? Fetcher(program: Executable.neighbour("tintype-fetch")) : nil
  if folder == nil, fetcher == nil { return nil }
  return ImportPhotos(
    workshop.members, studio: workshop.studio, folder: folder, fetcher: fetcher)
}
