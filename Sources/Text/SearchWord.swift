/// A word that a folded text may have somewhere.
///
/// A Hangul consonant stands for every syllable that it leads (`ㅁㅈ` finds `민준`). The last syllable
/// may still be being typed (`미` and `민주` find `민준`).
public struct SearchWord: Sendable, Hashable {
  private struct Letter: Hashable {
    let scalar: UInt32
    /// Other characters that are found as well.
    var others: ClosedRange<UInt32>?

    func finds(_ found: Unicode.Scalar) -> Bool {
      found.value == scalar || others?.contains(found.value) ?? false
    }
  }

  private let letters: [Letter]
  /// Bytes that a text with this word has, or its initials have.
  public let needle: [UInt8]

  /// `folded` is not empty.
  init(folded: String) {
    var letters = folded.unicodeScalars.map { scalar in
      let isConsonant = (0x1100...0x1112).contains(scalar.value)
      return Letter(
        scalar: scalar.value,
        others: isConsonant
          ? scalar.leadingConsonant.map(Unicode.Scalar.syllables(leadingConsonant:)) : nil)
    }
    if let last = folded.unicodeScalars.last, last.isOpenSyllable {
      letters[letters.count - 1].others = last.value...last.value + 27
    }
    self.letters = letters
    let isExact = letters.allSatisfy { $0.others == nil }
    needle = Array((isExact ? folded : folded.hangulInitials ?? folded).utf8)
  }

  /// Whether a folded text has the word.
  func isFound(in text: [Unicode.Scalar]) -> Bool {
    guard text.count >= letters.count else { return false }
    return (0...text.count - letters.count).contains { start in
      letters.indices.allSatisfy { letters[$0].finds(text[start + $0]) }
    }
  }
}
