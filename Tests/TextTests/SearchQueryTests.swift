import Testing
import Text

@Suite struct SearchQueryTests {
  private static let letters = [
    "a", "é", "Ｂ", "김", "민", "미", "준", "주", "값", "ㅁ", "ㅈ", "ㄱ", "ㄳ", "ㅏ", " ",
  ]

  /// All texts of one to three letters.
  private static var texts: [String] {
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    return letters + pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
  }

  /// A name that is found has the needle in its folded form or in its initials: else a search for
  /// bytes would pass it by.
  @Test func whatIsFoundHasTheNeedle() {
    let names = Self.texts.filter { $0.unicodeScalars.count == 3 }.map(\.folded)
      .enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    var found = 0
    for query in Self.texts.enumerated().filter({ $0.offset % 5 == 0 }).compactMap({
      SearchQuery($0.element)
    }) {
      for name in names where query.finds(folded: name) {
        found += 1
        let searched = Array("\(name)\t\(name.hangulInitials ?? "")".utf8)
        if !searched.contains(query.needle) { Issue.record("\(query.needle) is not in \(name)") }
      }
    }
    #expect(found > 1_000)
  }

  @Test func everyNameIsFoundByItself() throws {
    for text in Self.texts {
      guard let query = SearchQuery(text) else { continue }
      if !query.finds(folded: text.folded) { Issue.record("\(text) does not find itself") }
    }
  }

  @Test func initialsKeepWhatIsNoHangul() {
    #expect("kim 민준".hangulInitials == "kim \u{1106}\u{110C}")
    #expect("ㅋㅋ".folded.hangulInitials == "\u{110F}\u{110F}")
    #expect("kim".hangulInitials == nil)
  }

  @Test func lettersTypedOneByOneBecomeSyllables() {
    #expect("ㅁㅣ".folded == "미")
    #expect("ㄳ".folded == "\u{1100}\u{1109}")
    #expect("미ㄴ".folded.unicodeScalars.count == 2)
  }
}
