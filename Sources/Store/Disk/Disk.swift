import System

/// The system calls that the tree is made with, and the only place that writes to it.
///
/// Paths are relative to the root of the tree. Tests put a disk in its place that forgets what was
/// not synced, or fails at a chosen call; so each function is one call, or fails as one.
public protocol Disk: Sendable {
  /// What stands at `path`; nil when nothing does.
  func status(_ path: String) throws(SystemError) -> FileStatus?

  /// The whole of a file, at most `limit` bytes (`EFBIG` beyond); nil when there is none.
  func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8]?

  /// At most `count` bytes from `offset`; fewer at the end; nil when there is no such file.
  func read(_ path: String, at offset: Int64, count: Int) throws(SystemError) -> [UInt8]?

  /// The names in a directory, in no order, without `.` and `..`; empty when there is none.
  func list(_ path: String) throws(SystemError) -> [String]

  /// Calls `body` with the names in a directory as `list` returns them, however many there are.
  func list(_ path: String, _ body: (String) throws -> Void) throws

  /// Whose a file or directory is; nil when there is none, or when the disk knows no owners.
  func permissions(_ path: String) throws(SystemError) -> Permissions?

  /// Gives a file or directory to a user. `fchownat(2)`
  func setOwner(_ path: String, _ owner: UInt32) throws(SystemError)

  /// Sets who may do what with a file or directory. `fchmodat(2)`
  func setMode(_ path: String, _ mode: UInt32) throws(SystemError)

  /// Opens an existing file for reading, to hand it to another process.
  func open(_ path: String) throws(SystemError) -> Descriptor

  /// Makes a new file; `EEXIST` when the name is taken.
  func create(_ path: String, mode: UInt32) throws(SystemError) -> any OpenFile

  /// Opens a file for writing at its end, and makes it when it is missing.
  func append(_ path: String, mode: UInt32) throws(SystemError) -> any OpenFile

  /// Opens an existing file for writing over what it holds from `offset` on.
  func overwrite(_ path: String, at offset: Int64) throws(SystemError) -> any OpenFile

  /// Gives a file a second name; `EEXIST` when that is taken. Makes names appear whole or not at all.
  func link(_ path: String, to new: String) throws(SystemError)

  /// Moves a file over whatever has the new name, or a directory to a free name.
  func rename(_ path: String, to new: String) throws(SystemError)

  func remove(_ path: String) throws(SystemError)
  func makeDirectory(_ path: String, mode: UInt32) throws(SystemError)
  func removeDirectory(_ path: String) throws(SystemError)

  /// Makes the names in a directory durable. `fsync(2)` on the directory
  func syncDirectory(_ path: String) throws(SystemError)

  /// Takes the exclusive lock on a file, until the result is let go; nil when `wait` is false and
  /// somebody else has it. `flock(2)`
  func lock(_ path: String, wait: Bool) throws(SystemError) -> FileLock?
}

extension Disk {
  public func list(_ path: String, _ body: (String) throws -> Void) throws {
    for name in try list(path) { try body(name) }
  }
}

/// A file that is being written.
public protocol OpenFile: AnyObject, Sendable {
  func write(_ bytes: Span<UInt8>) throws(SystemError)

  /// Makes the contents durable. `fsync(2)`
  func sync() throws(SystemError)
}

extension OpenFile {
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try write(bytes.span)
  }
}

extension Disk {
  public func permissions(_ path: String) throws(SystemError) -> Permissions? { nil }
  public func setOwner(_ path: String, _ owner: UInt32) throws(SystemError) {}
  public func setMode(_ path: String, _ mode: UInt32) throws(SystemError) {}
}
