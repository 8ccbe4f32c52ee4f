/// What stands for a name in a picture's place: one or two characters, as people see them.
///
/// The first of the first word and the first of the last one, in title case. A name of two to four Hangul
/// syllables or Han characters, with a space or without, gives its last two: the given name of 김민준 and
/// of 王小明, as the offices' messengers of Korea and China show them; the family name alone would make
/// a fifth of Korea one 김. What is said in brackets, and pronouns with a slash, count only if there is
/// nothing else; so do emoji beside letters, and punctuation beside emoji.
public struct Initials: Sendable, Hashable {
  /// One or two extended grapheme clusters (UAX 29).
  public let characters: [String]

  /// Nil for a name in which nothing can be seen.
  public init?(of name: String) {
    let name = name.normalized.removing { $0.isBidiControl || $0.isControl }
    let candidates = [name.withoutAsides, name]
    guard
      let words = Kind.allCases.lazy.flatMap({ kind in
        candidates.lazy.map { $0.words(of: kind) }
      }).first(where: { !$0.isEmpty })
    else { return nil }
    characters = Self.givenName(words.joined()) ?? Self.firsts(of: words)
  }

  /// The characters for drawing: joined so that none changes another, as Arabic letters would.
  public var text: String { characters.joined(separator: "\u{200C}") }

  /// Whether they take the room of four Latin letters.
  public var areWide: Bool { characters.count == 2 && characters.contains(where: \.isBroad) }

  /// Whether they reach far below their line, as Arabic letters do.
  public var areDeep: Bool { characters.contains { $0.isWritten(in: "Arabic") } }

  private static func firsts(of words: [[Character]]) -> [String] {
    let chosen = words.count > 1 ? [words[0], words[words.count - 1]] : words
    return chosen.compactMap { $0.first.map(\.initial) }
  }

  private static func givenName(_ name: some Sequence<Character>) -> [String]? {
    let name = Array(name)
    guard (2...4).contains(name.count), name.allSatisfy(\.isHangulOrHan) else { return nil }
    return name.suffix(2).map { String($0) }
  }
}

/// What a character can be in a name; the first kind that a name has gives the initials.
private enum Kind: CaseIterable {
  case letter, symbol, punctuation

  init?(_ character: Character) {
    if String(character).looksEmpty { return nil }
    if character.isLetter || character.isNumber {
      self = .letter
    } else if character.isSymbol || character.unicodeScalars.contains(where: \.properties.isEmoji) {
      self = .symbol
    } else {
      self = .punctuation
    }
  }
}

extension String {
  /// The words that have a character of this kind, each from its first such character on, without what
  /// is between or after them.
  fileprivate func words(of kind: Kind) -> [[Character]] {
    split(whereSeparator: \.isWhitespace).compactMap { word in
      let characters = word.drop { Kind($0) != kind }
      if characters.isEmpty { return nil }
      let spoken = characters.drop(while: \.isLeadingVowel)
      return Array(spoken.first.flatMap(Kind.init) == kind ? spoken : characters)
    }
  }

  /// Without what stands in brackets and without words such as `she/her`.
  fileprivate var withoutAsides: String {
    var depth = 0
    var kept = ""
    for character in self {
      switch character {
      case "(", "[", "{", "（", "［", "【": depth += 1
      case ")", "]", "}", "）", "］", "】": depth = max(depth - 1, 0)
      default: if depth == 0 { kept.append(character) }
      }
    }
    return kept.split(whereSeparator: \.isWhitespace).filter { !$0.contains("/") }
      .joined(separator: " ")
  }
}
