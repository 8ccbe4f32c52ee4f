import CSystem
import Glibc

/// Reads small files of the system whole, such as those under `/proc`.
public enum FileBytes {
  /// All bytes of the file at `path`, at most `limit`; `EFBIG` when there are more.
  public static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try open(path, O_RDONLY).readAll(limit: limit)
  }

  /// Replaces what is in the existing file at `path`.
  public static func write(_ text: String, to path: String) throws(SystemError) {
    try open(path, O_WRONLY).write(Array(text.utf8))
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    Descriptor(owning: try checked("openat") { unsafe tt_openat(AT_FDCWD, path, flags, 0) })
  }
}
