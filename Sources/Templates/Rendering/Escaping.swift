/// HTML's character references for what has a meaning in it.
enum Escaping {
  /// Appends `text` so that it is only text, in an element or in a quoted attribute.
  static func append(_ text: String, to output: inout [UInt8]) {
    if !hasSpecial(text.utf8Span.span) {
      output.append(contentsOf: text.utf8)
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): output.append(contentsOf: "&#39;".utf8)
      default: output.append(byte)
      }
    }
  }

  private static func hasSpecial(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      // All of them lie between `"` and `>`: letters need no further look.
      if byte > UInt8(ascii: ">") || byte == UInt8(ascii: " ") { continue }
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        return true
      default: break
      }
    }
    return false
  }
}
