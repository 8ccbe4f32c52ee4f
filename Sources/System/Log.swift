import Glibc

/// Lines on standard error, where systemd and `deploy/run` look for them.
public enum Log {
  public static func write(_ message: String) {
    let safe = message.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
    writeLine("tintype: \(safe)")
  }

  /// Writes a line as it is, in one piece.
  public static func writeLine(_ text: String) {
    let line = Array("\(text)\n".utf8)
    unsafe line.withUnsafeBytes { _ = unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
