import Glibc
import System

/// Folders of files that are written once and never changed, such as a photo's renditions.
extension Store {
  public struct File: Sendable {
    public let name: String
    public let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Makes `folder` with all of `files` appear at once, durably. Others may read them when
  /// `isPublic`.
  public func writeFolder(_ folder: Key, _ files: [File], isPublic: Bool) throws {
    let temporary = temporaryFolder()
    try disk.makeDirectory(temporary, mode: isPublic ? 0o755 : 0o700)
    do {
      for file in files {
        try write(file.bytes, to: "\(temporary)/\(file.name)", mode: isPublic ? 0o644 : 0o600)
      }
      try disk.syncDirectory(temporary)
      try disk.rename(temporary, to: folder.path)
    } catch {
      try? removeFolder(temporary)
      throw error
    }
    try disk.syncDirectory(folder.directory)
  }

  /// Adds one file to a folder, whole or not at all; a file of that name that is there already stays.
  public func addFile(_ file: File, to folder: Key, isPublic: Bool) throws {
    let temporary = "\(folder.path)/.\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    defer { try? disk.remove(temporary) }
    try write(file.bytes, to: temporary, mode: isPublic ? 0o644 : 0o600)
    do throws(SystemError) { try disk.link(temporary, to: "\(folder.path)/\(file.name)") } catch {
      if error.code != EEXIST { throw error }
    }
    try disk.syncDirectory(folder.path)
  }

  /// Removes a folder and its files, if it is there, durably.
  public func deleteFolder(_ folder: Key) throws {
    guard try disk.status(folder.path) != nil else { return }
    // Out of its place in one step: nobody finds half of it there, now or after a crash.
    let grave = temporaryFolder()
    try disk.rename(folder.path, to: grave)
    try disk.syncDirectory(folder.directory)
    try removeFolder(grave)
  }

  /// The bytes of one file; nil when there is none.
  public func file(_ name: String, in folder: Key, limit: Int) throws -> [UInt8]? {
    try disk.read("\(folder.path)/\(name)", limit: limit)
  }

  /// Makes an empty file, durably; it may be there already.
  public func mark(_ key: Key) throws {
    _ = try disk.append(key.path, mode: 0o600)
    try disk.syncDirectory(key.directory)
  }

  public func exists(_ key: Key) throws -> Bool {
    try disk.status(key.path) != nil
  }

  private func write(_ bytes: [UInt8], to path: String, mode: UInt32) throws {
    let file = try disk.create(path, mode: mode)
    try file.write(bytes)
    try file.sync()
  }

  private func temporaryFolder() -> String {
    "staged/folder-\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }

  private func removeFolder(_ path: String) throws {
    for name in try disk.list(path) { try disk.remove("\(path)/\(name)") }
    try disk.removeDirectory(path)
  }
}
