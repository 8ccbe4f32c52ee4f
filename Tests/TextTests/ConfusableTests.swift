import Testing

@testable import Text

@Suite struct ConfusableTests {
  @Test(arguments: [
    ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.Example", "xn--bcher-kva.example"),
    ("xn--bcher-kva.example", "xn--bcher-kva.example"), ("faß.de", "xn--fa-hia.de"),
    ("fass.de", "fass.de"), ("예시.한국", "xn--vv4b11d.xn--3e0b707e"),
    ("ｅｘａｍｐｌｅ。org", "example.org"), ("localhost", "localhost"),
  ])
  func aDomainHasOneForm(_ text: String, _ ascii: String) {
    #expect(DomainName(text)?.ascii == ascii)
  }

  @Test func aDomainIsShownAsPeopleWriteIt() {
    #expect(DomainName("XN--BCHER-KVA.example")?.unicode == "bücher.example")
  }

  @Test(arguments: [
    "", ".", "a..b", "-a.org", "a-.org", "a_b.org", "exa mple.org", "xn--zzzzzzzz99.org",
    "a\u{0}b.c", "127.0.0.1", "x.2",
    String(repeating: "a", count: 64), String(repeating: "abc.", count: 64) + "org",
    "☃\u{200B}.x/y",
  ])
  func whatIsNoDomainIsRefused(_ text: String) {
    #expect(DomainName(text) == nil)
  }

  @Test(arguments: [
    ("paypal", false), ("p\u{430}ypal", true), ("αbc", true), ("ada한글", false),
    ("東京tokyoです", false),
    ("рф", false), ("ada-1", false), ("ใคร", false), ("aใคร", true), ("1২", true), ("২৩", false),
    ("한ひ", true),
  ])
  func scriptsThatAreNotWrittenTogetherAreFound(_ text: String, _ isMixed: Bool) {
    #expect(text.mixesScripts == isMixed)
  }

  @Test(arguments: [
    ("сосо", "Cyrillic"), ("сосо-1", "Cyrillic"), ("οικο", "Greek"), ("coco", nil),
    ("привет", nil), ("ադա", nil), ("", nil),
  ])
  func aWholeWordOfLookalikesIsFound(_ text: String, _ script: String?) {
    #expect(text.scriptThatLooksLatin == script)
  }

  @Test(arguments: [("ﬁnn", true), ("ａda", true), ("𝐚da", true), ("zoë", false), ("한글", false)])
  func presentationsOfOtherLettersAreFound(_ text: String, _ found: Bool) {
    #expect(text.hasCompatibilityLetters == found)
  }
}
