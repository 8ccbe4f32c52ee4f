import Testing
import Text

@Suite struct SearchQueryTests {
  /// A name that is found has the needle in its folded form or in its initials: else a search for
  /// bytes would pass it by.
  @Test(arguments: ["김민준", "kim 민준", "ㅁㅈ", "민ㅈ", "Zoë", "ｚｏｅ", "값", "이미", "민주", "ㄳ", "a미"])
  func whatIsFoundHasTheNeedle(_ text: String) throws {
    let query = try #require(SearchQuery(text))
    let names = ["김민준", "Kim 민준", "강산", "ZOË", "값진", "이미나", "이민", "민주", "ㅁㅈ", "a민"]
    var count = 0
    for name in names.map(\.folded) where query.finds(folded: name) {
      count += 1
      let searched = name + "\t" + (name.hangulInitials ?? "")
      #expect(Array(searched.utf8).contains(query.needle), "\(name)")
    }
    #expect(count > 0)
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
