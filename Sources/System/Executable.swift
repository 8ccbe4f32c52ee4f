import Glibc

/// The file that this process was started from.
public enum Executable {
  /// Its absolute path. `readlink(2)` on `/proc/self/exe`
  public static let path: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }()

  /// Whether this process may execute the file at `path`. `access(2)`, `X_OK`
  public static func isRunnable(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0
  }

  /// The path of a file beside it.
  public static func neighbour(_ name: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + name
  }
}
