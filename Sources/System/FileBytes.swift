import CSystem
import Glibc

/// Reads small files of the system whole, such as those under `/proc`.
public enum FileBytes {
  /// All bytes of the file at `path`, at most `limit`; `EFBIG` when there are more.
  public static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try open(path, O_RDONLY).readAll(limit: limit)
  }

  /// All bytes of the regular file open as `descriptor`, whose position does not matter and stays;
  /// `EFBIG` when there are more than `limit`.
  public static func read(descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    let length = try MappedFile.length(of: descriptor)
    if length > limit { throw SystemError(code: EFBIG, call: "fstat") }
    let file = Descriptor(owning: descriptor)
    do {
      let bytes = try file.read(at: 0, count: length)
      _ = file.release()
      return bytes
    } catch {
      // It is the caller's, who closes it.
      _ = file.release()
      throw error
    }
  }

  /// The permissions of the file at `path`, such as `0o600`. `stat(2)`
  public static func mode(of path: String) throws(SystemError) -> UInt32 {
    var status = stat()
    try checked("stat") { unsafe stat(path, &status) }
    return status.st_mode & 0o7777
  }

  /// Replaces what is in the existing file at `path`.
  public static func write(_ text: String, to path: String) throws(SystemError) {
    try open(path, O_WRONLY).write(Array(text.utf8))
  }

  /// Opens the file at `path` for reading.
  public static func open(_ path: String) throws(SystemError) -> Descriptor {
    try open(path, O_RDONLY)
  }

  /// Makes the file at `path` for writing; `EEXIST` when there is something already.
  public static func create(_ path: String, mode: UInt32) throws(SystemError) -> Descriptor {
    Descriptor(
      owning: try checked("openat") {
        unsafe tt_openat(AT_FDCWD, path, O_WRONLY | O_CREAT | O_EXCL, mode)
      })
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    Descriptor(owning: try checked("openat") { unsafe tt_openat(AT_FDCWD, path, flags, 0) })
  }
}
