import Text

/// Strings as JSON writes them (RFC 8259, section 7).
enum JSONText {
  /// `text` in quotes; control, bidi and line-separating characters are escaped, so that a
  /// terminal shows what is there.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isControl || scalar.isBidiControl || scalar.isLineSeparator:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
