import CBSD
import Glibc

/// Where a person may be watching.
public enum Terminal {
  /// Whether standard error is one. `isatty(3)`
  public static let isErrorOutput = isatty(STDERR_FILENO) == 1

  /// The line that is typed at the terminal of this process after `prompt`, without showing it; at most
  /// `limit` bytes. Nil when standard input is no terminal. A signal that ends the process meanwhile leaves
  /// the terminal as it was. `readpassphrase(3bsd)`
  public static func hiddenLine(prompt: String, limit: Int) throws -> [UInt8]? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    var line = [CChar](repeating: 0, count: limit + 1)
    guard unsafe readpassphrase(prompt, &line, line.count, RPP_REQUIRE_TTY) != nil else {
      throw SystemError(code: errno, call: "readpassphrase")
    }
    return line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }

  /// Writes to standard error as it stands.
  public static func writeError(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// Standard output, as it stands.
public enum Output {
  /// Writes all of `bytes`; false when that fails.
  public static func write(_ bytes: [UInt8]) -> Bool {
    let output = Descriptor(owning: STDOUT_FILENO)
    let isWritten = (try? output.write(bytes)) != nil
    _ = output.release()
    return isWritten
  }
}
