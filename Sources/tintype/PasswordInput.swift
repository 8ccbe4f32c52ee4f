import System

/// A password that a command is given: never as an argument, which others can see.
enum PasswordInput {
  /// Bytes; no password is longer.
  private static let limit = 8_192

  /// The first line of a file, or of what is typed at the terminal, or of standard input.
  static func read(_ path: String?) throws -> String {
    if let path { return firstLine(try InputFile(path).read(at: 0, count: limit)) }
    if let typed = try Terminal.hiddenLine(prompt: "password: ", limit: limit) {
      return firstLine(typed)
    }
    return try readLine()
  }

  private static func readLine() throws -> String {
    let input = Descriptor(owning: 0)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: limit)
    while bytes.count < limit, !bytes.contains(0x0A) {
      let count = try input.read(into: &buffer)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    // The terminal is still needed.
    _ = input.release()
    return firstLine(bytes)
  }

  private static func firstLine(_ bytes: [UInt8]) -> String {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self)
  }
}
