import Glibc

/// Where a person may be watching.
public enum Terminal {
  /// Whether standard error is one. `isatty(3)`
  public static let isErrorOutput = isatty(STDERR_FILENO) == 1

  /// Runs `body` while what is typed at standard input is not shown, if that is a terminal; keys that send
  /// signals are none meanwhile, so that it is always shown again. `tcsetattr(3)`
  public static func withoutEcho<Result>(_ body: () throws -> Result) rethrows -> Result {
    var before = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return try body() }
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    defer {
      _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      writeError("\n")
    }
    return try body()
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
