import Text

/// What a moderator tells the member about an act, in their own words.
public struct Reason: Sendable, Equatable {
  public static let limit = 500

  public let text: String

  /// Nil when there is nothing in it. Throws `reason.long`.
  public init?(_ text: String) throws(Problem) {
    let text = String(text.map { $0.isNewline ? " " : $0 }).trimmed.normalized
      .removing { $0.isControl || $0.isBidiControl }
    if text.looksEmpty { return nil }
    if text.graphemeCount > Self.limit || text.utf8.count > Self.limit * 16 {
      throw Problem("reason.long", limit: Self.limit)
    }
    self.text = text
  }
}
