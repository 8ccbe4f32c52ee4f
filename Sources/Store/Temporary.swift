import Glibc
import System

/// Files and folders that are written under a name of their own and then moved to their place whole.
///
/// They wait in `staged/`, which is swept: what a crash leaves there is gone after a while, and no
/// other folder has to be searched for it.
extension Store {
  /// Writes and syncs a file. Returns its path.
  func writeTemporary(_ bytes: [UInt8], mode: UInt32) throws -> String {
    let path = Self.temporaryPath("file")
    do {
      try write(bytes, to: path, mode: mode)
      return path
    } catch {
      try? disk.remove(path)
      throw error
    }
  }

  /// Writes and syncs a folder of files. Returns its path.
  func writeTemporaryFolder(_ files: [File], isPublic: Bool) throws -> String {
    let path = Self.temporaryPath("folder")
    try disk.makeDirectory(path, mode: isPublic ? 0o755 : 0o700)
    do {
      for file in files {
        try write(file.bytes, to: "\(path)/\(file.name)", mode: isPublic ? 0o644 : 0o600)
      }
      try disk.syncDirectory(path)
      return path
    } catch {
      try? removeFolder(path)
      throw error
    }
  }

  static func temporaryPath(_ kind: String) -> String {
    "staged/\(kind)-\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }

  func removeFolder(_ path: String) throws {
    for name in try disk.list(path) { try disk.remove("\(path)/\(name)") }
    try disk.removeDirectory(path)
  }

  private func write(_ bytes: [UInt8], to path: String, mode: UInt32) throws {
    let file = try disk.create(path, mode: mode)
    try file.write(bytes)
    try file.sync()
  }
}
