import Testing

@testable import Text

@Suite("Initials")
struct InitialsTests {
  private func initials(_ name: String) -> [String]? { Initials(of: name)?.characters }

  @Test(
    "the first character of the first and of the last word",
    arguments: [
      ("Ada Lovelace", ["A", "L"]), ("ada", ["A"]), ("Ludwig van Beethoven", ["L", "B"]),
      ("josé álvarez", ["J", "Á"]), ("O’Brien", ["O"]), ("Jean-Luc Picard", ["J", "P"]),
      ("лев толстой", ["Л", "Т"]), ("άννα παπαδάκη", ["Ά", "Π"]), ("արամ խաչատրյան", ["Ա", "Խ"]),
      ("محمد علي", ["م", "ع"]), ("דוד בן גוריון", ["ד", "ג"]), ("ნინო", ["ნ"]),
      ("किरण शर्मा", ["कि", "श"]), ("क्षमा", ["क्ष"]), ("தமிழ் செல்வி", ["த", "செ"]),
      ("กิตติ สมบูรณ์", ["กิ", "ส"]), ("เอก ไพศาล", ["อ", "พ"]), ("ແສງ", ["ສ"]),
      ("たなか さくら", ["た", "さ"]), ("タナカ", ["タ"]), ("田中 さくら", ["田", "さ"]),
      ("አበበ ቢቂላ", ["አ", "ቢ"]), ("2pac", ["2"]),
    ])
  func words(name: String, expected: [String]) {
    #expect(initials(name) == expected)
  }

  @Test(
    "a name in Hangul or Han gives the given name, with a space or without",
    arguments: [
      ("김민준", ["민", "준"]), ("김 민준", ["민", "준"]), ("남궁민수", ["민", "수"]), ("이산", ["이", "산"]),
      ("\u{1100}\u{1175}\u{11B7}\u{1106}\u{1175}\u{11AB}\u{110C}\u{116E}\u{11AB}", ["민", "준"]),
      ("王小明", ["小", "明"]), ("山田 太郎", ["太", "郎"]), ("𠮷田太郎", ["太", "郎"]),
      ("행복한고양이", ["행"]), ("강", ["강"]), ("김민준 (he/him)", ["민", "준"]),
    ])
  func givenNames(name: String, expected: [String]) {
    #expect(initials(name) == expected)
  }

  @Test(
    "letters are in title case, one for each word",
    arguments: [
      ("ǆemal bijedić", ["ǅ", "B"]), ("ßabine", ["S"]), ("ﬁona ﬂynn", ["F", "F"]),
      ("i̇pek", ["İ"]), ("ǰ. q", ["J\u{30C}", "Q"]), ("e\u{301}mile zola", ["É", "Z"]),
      ("x\u{301}\u{323} y", ["X\u{323}\u{301}", "Y"]), ("ijsbrand", ["I"]),
    ])
  func titleCase(name: String, expected: [String]) {
    let found = initials(name)?.map { Array($0.unicodeScalars) }
    #expect(found == expected.map { Array($0.unicodeScalars) })
  }

  @Test(
    "punctuation, asides and emoji give way to letters",
    arguments: [
      ("“Ada” Lovelace", ["A", "L"]), ("(Ada) Lovelace", ["L"]), ("¿Quién?", ["Q"]),
      ("Sam Field (they/them)", ["S", "F"]), ("Sam Field she/her", ["S", "F"]),
      ("Sam [away] Field", ["S", "F"]), ("(Ada)", ["A"]), ("she/her", ["S"]), ("(", ["("]),
      ("Ada 🌸", ["A"]), ("🌸 Ada B.", ["A", "B"]), ("@ada", ["A"]), ("— Ada —", ["A"]),
      ("\u{200B}Ada \u{200F}\u{FEFF}Lovelace", ["A", "L"]),
    ])
  func asides(name: String, expected: [String]) {
    #expect(initials(name) == expected)
  }

  @Test(
    "a name without letters gives what it has",
    arguments: [
      ("👨‍👩‍👧‍👦", ["👨‍👩‍👧‍👦"]), ("👩🏽‍🚀 🇰🇷", ["👩🏽‍🚀", "🇰🇷"]), ("🇰🇷🇯🇵", ["🇰🇷"]),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", ["🏴󠁧󠁢󠁥󠁮󠁧󠁿"]), ("♥", ["♥"]), ("!!!", ["!"]), ("...🎈", ["🎈"]),
    ])
  func withoutLetters(name: String, expected: [String]) {
    #expect(initials(name) == expected)
  }

  @Test(
    "a name without anything to see has none",
    arguments: ["", "  ", "\u{200B}\u{3164}", "\u{202E}"])
  func nothing(name: String) {
    #expect(Initials(of: name) == nil)
  }

  @Test("of a tower of marks, what carries it is left")
  func towers() {
    let tower = "z" + String(repeating: "\u{301}", count: 40) + "algo"
    #expect(initials(tower) == ["Ź"])
  }

  @Test("letters of a script that joins stand apart when they are drawn")
  func apart() {
    #expect(Initials(of: "محمد علي")?.text == "م\u{200C}ع")
    #expect(Initials(of: "Ada")?.text == "A")
  }

  @Test("what is drawn never has more than 128 bytes")
  func short() throws {
    let family = "👨🏻‍👩🏻‍👧🏻‍👦🏻"
    let text = try #require(Initials(of: "\(family) \(family)")).text
    #expect(text.utf8.count <= 128)
  }

  @Test("two broad characters are told from two narrow ones")
  func widths() {
    #expect(Initials(of: "김민준")?.areWide == true)
    #expect(Initials(of: "किरण शर्मा")?.areWide == true)
    #expect(Initials(of: "Ada Lovelace")?.areWide == false)
    #expect(Initials(of: "강")?.areWide == false)
  }
}
