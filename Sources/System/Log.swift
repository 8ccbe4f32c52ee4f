import Glibc
import Synchronization

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

  /// Writes a line as it is, after those that wait.
  public static func writeLine(_ text: String) {
    add(text)
    flush()
  }

  /// Lines that wait to be written, in one piece that no other process writes into. `PIPE_BUF`, pipe(7)
  private static let waiting = Mutex<[UInt8]>([])
  private static let limit = 4_096

  /// Adds a line that may wait for `flush`, or for as many others as make a piece.
  public static func add(_ text: String) {
    waiting.withLock { lines in
      if lines.count + text.utf8.count >= limit { write(&lines) }
      lines += text.utf8
      lines.append(0x0A)
    }
  }

  /// Writes the lines that wait.
  public static func flush() { waiting.withLock { write(&$0) } }

  private static func write(_ lines: inout [UInt8]) {
    if lines.isEmpty { return }
    unsafe lines.withUnsafeBytes { _ = unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    lines.removeAll(keepingCapacity: true)
  }
}
