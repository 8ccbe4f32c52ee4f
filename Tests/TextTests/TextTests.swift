import Testing

@testable import Text

@Suite("Text")
struct TextTests {
  @Test("the stored form composes what was typed in pieces")
  func composes() {
    let typed = "Zoe\u{308}"
    #expect(Array(typed.normalized.utf8) == Array("Zo\u{EB}".utf8))
    #expect(Array("\u{1112}\u{1161}\u{11AB}".normalized.utf8) == Array("한".utf8))
    #expect("plain".normalized == "plain")
    #expect("".normalized == "")
  }

  @Test("a compatibility letter is kept in the stored form")
  func keepsCompatibilityLetters() {
    #expect("ﬁ".normalized == "ﬁ")
  }

  @Test("folding for search ignores case, accents and width")
  func foldsForSearch() {
    #expect("Zoë".folded == "zoe")
    #expect("ＺＯＥ".folded == "zoe")
    #expect("Straße".folded == "strasse")
    #expect("İstanbul".folded == "istanbul")
    #expect("Ёлка".folded == "елка")
    #expect("ﬁsh".folded == "fish")
    #expect("ASCII".folded == "ascii")
  }

  @Test("folding leaves a Hangul syllable one character")
  func foldsHangul() {
    let folded = "김철수".folded
    #expect(folded.unicodeScalars.count == 3)
    #expect(folded == "김철수")
  }

  @Test("folding keeps the marks that make another letter")
  func keepsLetters() {
    #expect("が".folded != "か".folded)
    #expect("किरण".folded != "करण".folded)
    #expect("مُحَمَّد".folded == "محمد")
  }

  @Test("folding drops invisible characters")
  func foldingDropsInvisible() {
    #expect("Zo\u{200B}e\u{AD}".folded == "zoe")
  }

  @Test("case folding keeps accents")
  func caseFolds() {
    #expect("ÉCOLE".caseFolded == "école")
    #expect("ABC".caseFolded == "abc")
  }

  @Test("a family of emoji counts as one character")
  func countsGraphemes() {
    #expect("👨‍👩‍👧".graphemeCount == 1)
    #expect("𠮷田 👨🏽‍🚀".graphemeCount == 4)
  }

  @Test(
    "characters that hide or turn text are found",
    arguments: [
      ("\u{202E}", true), ("\u{2066}", true), ("a", false), ("ع", false),
    ])
  func findsBidi(text: String, found: Bool) {
    #expect(text.containsBidiControls == found)
  }

  @Test("control characters are found, letters are not")
  func findsControls() {
    #expect("a\u{0}".containsControls)
    #expect("a\u{85}".containsControls)
    #expect("a\n".containsControls)
    #expect(!"名前 é".containsControls)
  }

  @Test("a text of blanks and invisible characters looks empty")
  func looksEmpty() {
    #expect("".looksEmpty)
    #expect(" \u{200B}\u{3164}\u{2800}\u{FEFF}".looksEmpty)
    #expect(!"a".looksEmpty)
  }

  @Test("trimming takes Unicode white space and byte order marks, and only at the ends")
  func trims() {
    #expect("\u{FEFF}\u{3000} a b \u{A0}\r\n".trimmed == "a b")
    #expect("  ".trimmed == "")
    #expect("x".trimmed == "x")
  }

  @Test("a mark after a blank is not lost with it")
  func trimsByScalar() {
    #expect(" \u{301}x".trimmed == "\u{301}x")
  }
}
