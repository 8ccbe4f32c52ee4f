import Text

/// A member's name as they write it: 1 to 80 characters of any script, in NFC.
public struct DisplayName: Sendable, Hashable {
  public static let limit = 80

  public let text: String

  public init(_ text: String) throws(Problem) {
    let text = text.trimmed.normalized
    if text.looksEmpty { throw Problem("name.empty") }
    // 16 bytes a character leave room for families of emoji, not for towers of marks.
    if text.graphemeCount > Self.limit || text.utf8.count > Self.limit * 16 {
      throw Problem("name.long", limit: Self.limit)
    }
    if text.containsControls || text.containsBidiControls
      || text.unicodeScalars.contains(where: \.isLineSeparator)
    {
      throw Problem("name.characters")
    }
    self.text = text
  }
}
