import Glibc

/// Lines on standard error, where systemd and `deploy/run` look for them.
public enum Log {
  public static func write(_ message: String) {
    let safe = message.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
    let line = Array("tintype: \(safe)\n".utf8)
    unsafe line.withUnsafeBytes { _ = unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
