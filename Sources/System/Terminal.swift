import Glibc

/// Where a person may be watching.
public enum Terminal {
  /// Whether standard error is one. `isatty(3)`
  public static let isErrorOutput = isatty(STDERR_FILENO) == 1

  /// Writes to standard error as it stands.
  public static func writeError(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
