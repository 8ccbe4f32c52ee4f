import Members
import Store
import System

extension Command {
  static var export: Command {
    Command(
      name: "export",
      help: """
        tintype export --to DIR [--with-password-hashes] --config FILE
            Write all members to DIR/users.json, one tree in the form of Firebase's Realtime
            Database, and their whole pictures to DIR/photos. It holds everything private but
            passwords; with --with-password-hashes also what they are checked with.
        """, options: ["--config", "--to"], switches: ["--with-password-hashes"],
      run: tintype.export)
  }
}

/// Writes all members and photos to a folder.
func export(_ options: Options) throws -> Int32 {
  guard let path = options["--to"] else { throw UsageError("tintype export needs --to, a folder") }
  let workshop = try Workshop(options.config)
  let folder = try LocalDisk(making: path)
  let tree = try LocalDisk(root: workshop.configuration.data)
  let place = try folder.status(".").map { [$0.device, $0.inode] }
  for name in [""] + Tree.directories.map(\.name) {
    if try tree.status(name.isEmpty ? "." : name).map({ [$0.device, $0.inode] }) == place {
      throw UsageError("\(path) is a folder of the members' tree", code: ExitCode.cannotCreate)
    }
  }
  if try !folder.list("").isEmpty {
    throw UsageError("\(path) is not empty", code: ExitCode.cannotCreate)
  }
  var export = Export(
    workshop.members, to: folder, holdsPasswords: options.has("--with-password-hashes"),
    progress: Console.progress()
  ) { gap in
    switch gap {
    case .member(let id): print("left out, its document cannot be read: \(id)")
    case .photo(let photo): print("missing photo: \(photo)")
    }
  }
  try export.run()
  print("members: \(export.written)")
  return export.gaps == 0 ? ExitCode.ok : ExitCode.findings
}
