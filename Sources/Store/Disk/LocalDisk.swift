import CSystem
import Glibc
import System

/// The disk of this machine, below one directory. Symbolic links are not followed.
public final class LocalDisk: Disk {
  private let root: Descriptor

  /// Opens the tree at `path`; `ENOENT` when there is no such directory.
  public init(root path: String) throws(SystemError) {
    root = Descriptor(
      owning: try checked("open") {
        unsafe tt_openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY, 0)
      })
  }

  /// Opens the folder at `path`, which is made when it is missing, for its owner alone.
  public convenience init(making path: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try checked("mkdir") { unsafe mkdir(path, 0o700) }
    } catch { if error.code != EEXIST { throw error } }
    try self.init(root: path)
  }

  private func opened(
    _ path: String, _ flags: Int32, mode: UInt32 = 0
  ) throws(SystemError) -> Descriptor {
    Descriptor(
      owning: try checked("open") { unsafe tt_openat(root.number, path, flags | O_NOFOLLOW, mode) })
  }

  private func found(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor? {
    do throws(SystemError) { return try opened(path, flags) } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
  }

  public func status(_ path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    do throws(SystemError) {
      _ = try checked("fstatat") {
        unsafe fstatat(root.number, path, &status, AT_SYMLINK_NOFOLLOW)
      }
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
    return FileStatus(status)
  }

  public func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8]? {
    guard let file = try found(path, Self.reading) else { return nil }
    let size = try Self.size(of: file)
    if size > limit { throw SystemError(code: EFBIG, call: "read") }
    return try file.read(at: 0, count: size)
  }

  public func read(_ path: String, at offset: Int64, count: Int) throws(SystemError) -> [UInt8]? {
    guard let file = try found(path, Self.reading) else { return nil }
    _ = try Self.size(of: file)
    return try file.read(at: offset, count: count)
  }

  /// Whatever stands in a file's place: nobody waits for the other end of a pipe.
  private static let reading = O_RDONLY | O_NONBLOCK

  /// Bytes; `EISDIR` for what is no ordinary file.
  private static func size(of file: borrowing Descriptor) throws(SystemError) -> Int {
    let number = file.number
    var status = stat()
    _ = try checked("fstat") { unsafe fstat(number, &status) }
    if status.st_mode & S_IFMT != S_IFREG { throw SystemError(code: EISDIR, call: "read") }
    return Int(status.st_size)
  }

  public func list(_ path: String) throws(SystemError) -> [String] {
    guard let directory = try found(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY) else {
      return []
    }
    let entries = try DirectoryNames(directory)
    var names: [String] = []
    while let name = entries.next() { names.append(name) }
    return names
  }

  public func list(_ path: String, _ body: (String) throws -> Void) throws {
    guard let directory = try found(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY) else {
      return
    }
    let entries = try DirectoryNames(directory)
    while let name = entries.next() { try body(name) }
  }

  public func permissions(_ path: String) throws(SystemError) -> Permissions? {
    var status = stat()
    do throws(SystemError) {
      _ = try checked("fstatat") {
        unsafe fstatat(
          root.number, path.isEmpty ? "." : path, &status, AT_SYMLINK_NOFOLLOW)
      }
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
    return Permissions(owner: status.st_uid, mode: status.st_mode & 0o777)
  }

  public func setOwner(_ path: String, _ owner: UInt32) throws(SystemError) {
    _ = try checked("fchownat") {
      unsafe fchownat(
        root.number, path.isEmpty ? "." : path, owner, gid_t.max, AT_SYMLINK_NOFOLLOW)
    }
  }

  public func setMode(_ path: String, _ mode: UInt32) throws(SystemError) {
    _ = try checked("fchmodat") {
      unsafe fchmodat(root.number, path.isEmpty ? "." : path, mode, 0)
    }
  }

  public func open(_ path: String) throws(SystemError) -> Descriptor {
    let file = try opened(path, Self.reading)
    _ = try Self.size(of: file)
    return file
  }

  public func create(_ path: String, mode: UInt32) throws(SystemError) -> any OpenFile {
    LocalFile(try opened(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode))
  }

  public func append(_ path: String, mode: UInt32) throws(SystemError) -> any OpenFile {
    LocalFile(try opened(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, mode: mode))
  }

  public func overwrite(_ path: String, at offset: Int64) throws(SystemError) -> any OpenFile {
    let file = try opened(path, O_WRONLY | O_NONBLOCK)
    let number = file.number
    _ = try checked("lseek") { lseek(number, off_t(offset), SEEK_SET) }
    return LocalFile(file)
  }

  public func link(_ path: String, to new: String) throws(SystemError) {
    _ = try checked("link") { unsafe linkat(root.number, path, root.number, new, 0) }
  }

  public func rename(_ path: String, to new: String) throws(SystemError) {
    _ = try checked("rename") { unsafe renameat(root.number, path, root.number, new) }
  }

  public func remove(_ path: String) throws(SystemError) {
    _ = try checked("unlink") { unsafe unlinkat(root.number, path, 0) }
  }

  public func makeDirectory(_ path: String, mode: UInt32) throws(SystemError) {
    _ = try checked("mkdir") { unsafe mkdirat(root.number, path, mode) }
  }

  public func removeDirectory(_ path: String) throws(SystemError) {
    _ = try checked("rmdir") { unsafe unlinkat(root.number, path, AT_REMOVEDIR) }
  }

  public func syncDirectory(_ path: String) throws(SystemError) {
    let directory = try opened(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY)
    _ = try checked("fsync") { fsync(directory.number) }
  }

  public func lock(_ path: String, wait: Bool) throws(SystemError) -> FileLock? {
    let file = try opened(path, O_RDWR | O_CREAT, mode: 0o600)
    let number = file.number
    do throws(SystemError) {
      _ = try checked("flock") { flock(number, wait ? LOCK_EX : LOCK_EX | LOCK_NB) }
    } catch {
      if error.code == EWOULDBLOCK { return nil }
      throw error
    }
    return FileLock(holding: file)
  }
}

private final class LocalFile: OpenFile {
  private let descriptor: Descriptor

  init(_ descriptor: consuming Descriptor) {
    self.descriptor = descriptor
  }

  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    try descriptor.write(bytes)
  }

  func sync() throws(SystemError) {
    _ = try checked("fsync") { fsync(descriptor.number) }
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    self.init(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec),
      isDirectory: status.st_mode & S_IFMT == S_IFDIR,
      isFile: status.st_mode & S_IFMT == S_IFREG)
  }
}
