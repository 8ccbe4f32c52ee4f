/// Text in lines of at most 76 characters of ASCII (RFC 2045, section 6.7).
enum QuotedPrintable {
  private static let digits = Array("0123456789ABCDEF".utf8)
  /// Characters of a line, the sign included that says that it goes on.
  private static let limit = 76

  /// Every kind of line end becomes CRLF; the result ends in one.
  static func encode(_ text: String) -> [UInt8] {
    var output: [UInt8] = []
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      encode(line.utf8, into: &output)
      output += [0x0D, 0x0A]
    }
    return output
  }

  private static func encode(_ line: Substring.UTF8View, into output: inout [UInt8]) {
    var width = 0
    for (index, byte) in zip(line.indices, line) {
      let isLast = line.index(after: index) == line.endIndex
      let character = character(byte, isLast: isLast)
      if width + character.count > (isLast ? limit : limit - 1) {
        output += [UInt8(ascii: "="), 0x0D, 0x0A]
        width = 0
      }
      output += character
      width += character.count
    }
  }

  private static func character(_ byte: UInt8, isLast: Bool) -> [UInt8] {
    switch byte {
    case UInt8(ascii: " ") where !isLast: [byte]
    case UInt8(ascii: "="): escaped(byte)
    case UInt8(ascii: "!")...UInt8(ascii: "~"): [byte]
    default: escaped(byte)
    }
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
