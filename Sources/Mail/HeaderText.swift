import Text

/// Text of a header field: ASCII as it is, and anything else in encoded words (RFC 2047).
///
/// Whatever the text is, it stays within its field: line ends and other control characters become
/// spaces.
enum HeaderText {
  /// Bytes of a text that one encoded word takes: with a field's name before it, it stays within the
  /// 76 characters of a line.
  private static let wordBytes = 39
  private static let lineLimit = 76

  /// A field that is only text, such as `Subject`, folded.
  static func field(_ name: String, _ text: String) -> String {
    let text = cleaned(text)
    guard isPlain(text) else { return "\(name): \(encodedWords(text))\r\n" }
    var field = name + ":"
    var width = field.utf8.count
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if width + 1 + word.utf8.count > lineLimit, width > 0, !word.isEmpty {
        field += "\r\n"
        width = 0
      }
      field += " " + word
      width += 1 + word.utf8.count
    }
    return field + "\r\n"
  }

  /// A name before an address (RFC 5322, `phrase`).
  static func phrase(_ text: String) -> String {
    let text = cleaned(text)
    guard isPlain(text), text.utf8.count <= wordBytes else { return encodedWords(text) }
    let quoted = text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(quoted)\""
  }

  private static func cleaned(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isLineEnd = scalar.isControl || scalar.isLineSeparator
      result.append(isLineEnd ? " " : scalar)
    }
    return String(result)
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("=?")
      && text.first != " " && text.last != " "
      && text.split(separator: " ").allSatisfy { $0.utf8.count <= 60 }
  }

  /// Words of whole characters, on a line each.
  private static func encodedWords(_ text: String) -> String {
    var words: [String] = []
    var pending: [UInt8] = []
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if pending.count + bytes.count > wordBytes {
        words.append(word(pending))
        pending = []
      }
      pending += bytes
    }
    if !pending.isEmpty || words.isEmpty { words.append(word(pending)) }
    return words.joined(separator: "\r\n ")
  }

  private static func word(_ bytes: [UInt8]) -> String { "=?UTF-8?B?\(Base64.encode(bytes))?=" }
}
