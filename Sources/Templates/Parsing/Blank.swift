/// Blanks of template sources.
enum Blank {
  /// Space or tab: what may stand beside a tag that is alone on its line.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Blank or line end: what may stand around a name.
  static func isWhite(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !isWhite($0) }),
      let last = bytes.lastIndex(where: { !isWhite($0) })
    else { return [] }
    return bytes[first...last]
  }

  /// The blanks at the beginning of `bytes`.
  static func leading(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(bytes.prefix(while: isBlank))
  }
}
