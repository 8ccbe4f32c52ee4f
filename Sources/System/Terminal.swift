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
