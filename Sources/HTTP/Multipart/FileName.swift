import Text

/// Makes of the file name that a client sent one that can be shown. It is never used as a path.
enum FileName {
  /// From the parameter `filename`: bytes without quotes and escapes.
  ///
  /// Browsers write `"` as `%22` and line ends as `%0D%0A` (WHATWG HTML, multipart form data); old
  /// ones send a whole Windows path; curl escapes `"` and `\` with a backslash. `separators` says
  /// which backslashes escaped nothing, and so divide folders.
  static func shown(_ bytes: [UInt8], separators: [Int]) -> String {
    let afterSlash = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    var start = max(afterSlash, separators.last.map { $0 + 1 } ?? 0)
    if isWindowsPath(bytes), let last = bytes.lastIndex(of: Octets.backslash) {
      start = max(start, last + 1)
    }
    return cleaned(String(decoding: unescaped(bytes[start...]), as: UTF8.self))
  }

  /// From the parameter `filename*`: `UTF-8''%EC%9D%B4.jpg` (RFC 8187).
  static func shown(extended bytes: [UInt8]) throws(MultipartError) -> String {
    let pieces = bytes.split(
      separator: UInt8(ascii: "'"), maxSplits: 2, omittingEmptySubsequences: false)
    guard pieces.count == 3, let octets = PercentCoding.decoded(pieces[2]) else {
      throw .malformedDisposition
    }
    let text: String
    switch String(decoding: pieces[0], as: UTF8.self).lowercased() {
    case "utf-8":
      guard let decoded = String(validating: octets, as: UTF8.self) else {
        throw .malformedDisposition
      }
      text = decoded
    case "iso-8859-1":
      text = Latin1.text(octets)
    default:
      throw .malformedDisposition
    }
    let start = text.utf8.lastIndex { $0 == UInt8(ascii: "/") || $0 == Octets.backslash }
    return cleaned(start.map { String(text[text.index(after: $0)...]) } ?? text)
  }

  /// `C:\…` or `\\server\…`.
  private static func isWindowsPath(_ bytes: [UInt8]) -> Bool {
    if bytes.count >= 3, Octets.isLetter(bytes[0]), bytes[1] == UInt8(ascii: ":") {
      return bytes[2] == Octets.backslash
    }
    return bytes.first == Octets.backslash
  }

  /// `%22`, `%0D` and `%0A` as what they stand for; every other `%` is the sender's own.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let octet = PercentCoding.octet(bytes[index + 1], bytes[index + 2]),
        octet == Octets.quote || octet == Octets.cr || octet == Octets.lf
      {
        result.append(octet)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// NFC, without control and bidi characters, without blanks and dots at the end.
  private static func cleaned(_ text: String) -> String {
    let plain = text.removing { $0.isControl || $0.isBidiControl || $0.isLineSeparator }
    let scalars = plain.normalized.unicodeScalars
    let end = scalars.lastIndex { !$0.isBlank && $0 != "." }
    guard let end else { return "" }
    return String(scalars[...end]).trimmed
  }
}
