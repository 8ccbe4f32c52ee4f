/// Classes of octets from the grammars of RFC 9110, RFC 3986 and RFC 2046.
enum Octets {
  static let cr = UInt8(ascii: "\r")
  static let lf = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let dash = UInt8(ascii: "-")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let semicolon = UInt8(ascii: ";")
  static let comma = UInt8(ascii: ",")
  static let equals = UInt8(ascii: "=")

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }

  /// Space or tab: OWS of RFC 9110, section 5.6.3.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// A control character other than the tab: never part of a field value.
  static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != tab) || byte == 0x7F
  }

  /// tchar of RFC 9110, section 5.6.2.
  static func isToken(_ byte: UInt8) -> Bool {
    if isLetter(byte) || isDigit(byte) { return true }
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      return true
    default:
      return false
    }
  }

  /// unreserved of RFC 3986, section 2.3.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == dash || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
  }
}

extension Collection where Element == UInt8 {
  /// Whether this is a token of RFC 9110: at least one byte, all of them tchar.
  var isToken: Bool { !isEmpty && allSatisfy(Octets.isToken) }
}

extension BidirectionalCollection where Element == UInt8 {
  /// The bytes without spaces and tabs at both ends.
  var trimmingBlanks: SubSequence {
    guard let first = firstIndex(where: { !Octets.isBlank($0) }),
      let last = lastIndex(where: { !Octets.isBlank($0) })
    else { return self[endIndex..<endIndex] }
    return self[first...last]
  }
}
