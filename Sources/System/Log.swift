import Glibc

/// Lines on standard error, where systemd and `deploy/run` look for them.
public enum Log {
  public static func write(_ message: String) {
    let safe = message.unicodeScalars.map { isHarmless($0) ? String($0) : " " }.joined()
    writeLine("tintype: \(safe)")
  }

  /// Whether it is neither obeyed by a terminal nor turns the order of what stands around it.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// Writes a line as it is, in one piece.
  public static func writeLine(_ text: String) {
    let line = Array("\(text)\n".utf8)
    unsafe line.withUnsafeBytes { _ = unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
