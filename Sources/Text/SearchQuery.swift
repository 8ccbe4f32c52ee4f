/// What somebody searches for: words, each somewhere in the name, in any order.
public struct SearchQuery: Sendable {
  private let words: [SearchWord]
  /// Bytes that a folded name has, or its initials have, when all words are in it.
  public let needle: [UInt8]

  /// Nil when nothing of the text can be seen.
  public init?(_ text: String) {
    let texts = text.folded.unicodeScalars.split { $0.isBlank || $0.isControl }
    words = Set(texts.map { String(String.UnicodeScalarView($0)) }).map(SearchWord.init(folded:))
    // The longest is likely in the fewest names.
    guard let longest = words.max(by: { $0.needle.count < $1.needle.count }) else { return nil }
    needle = longest.needle
  }

  /// Whether a folded name has all words.
  public func finds(folded name: String) -> Bool {
    let letters = Array(name.unicodeScalars)
    return words.allSatisfy { $0.isFound(in: letters) }
  }
}
