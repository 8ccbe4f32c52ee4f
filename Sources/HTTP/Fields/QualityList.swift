/// The elements of `a;q=0.5, b` with their weights (RFC 9110, section 12.4.2).
///
/// Elements that cannot be read are left out: a preference is a wish, not a command.
enum QualityList {
  struct Element {
    /// The text before the first parameter, in lower case.
    let value: String
    /// 0–1000: three digits are all that is allowed, and an integer compares exactly.
    let quality: Int
    /// Whether there were parameters other than `q`.
    let hasParameters: Bool
  }

  /// At most this many elements are read.
  static let limit = 64

  static func parse(_ text: String) -> [Element] {
    var elements: [Element] = []
    for part in text.utf8.split(separator: Octets.comma).prefix(limit) {
      let pieces = part.split(separator: Octets.semicolon).map { $0.trimmingBlanks }
      guard let first = pieces.first, !first.isEmpty else { continue }
      var quality: Int? = 1000
      var hasParameters = false
      for piece in pieces.dropFirst() {
        if piece.first.map({ $0 | 0x20 }) == UInt8(ascii: "q"),
          piece.dropFirst().first == Octets.equals
        {
          quality = weight(piece.dropFirst(2))
          break
        }
        hasParameters = true
      }
      guard let quality else { continue }
      elements.append(
        Element(
          value: String(Substring(first)).lowercased(), quality: quality,
          hasParameters: hasParameters))
    }
    return elements
  }

  /// `0`, `0.5`, `1.000` in thousandths; nil for anything else.
  private static func weight(_ text: Substring.UTF8View) -> Int? {
    guard let whole = text.first, whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1") else {
      return nil
    }
    var value = whole == UInt8(ascii: "1") ? 1000 : 0
    let rest = text.dropFirst()
    if rest.isEmpty { return value }
    guard rest.first == UInt8(ascii: "."), rest.count <= 4 else { return nil }
    var unit = 100
    for digit in rest.dropFirst() {
      guard Octets.isDigit(digit) else { return nil }
      value += Int(digit - UInt8(ascii: "0")) * unit
      unit /= 10
    }
    return value <= 1000 ? value : nil
  }
}
