import Members
import Store
import Testing
import Text

@Suite struct SearchTests {
  let site: TemporaryMembers
  static let names = [
    "Zoë Müller", "Ｋｅｎ Ｔａｎａｋａ", "김민준", "이 미나", "박문정", "ㅋㅋ 값진", "مُحَمَّد", "Ада Лавлейс",
    "がくと", "👩‍👩‍👧 Family", "O'Neill", "Straße 17",
  ]

  init() throws {
    site = try TemporaryMembers()
    for (number, name) in Self.names.enumerated() {
      try site.join(
        name, email: "m\(number)@example.org", photo: number % 2 == 0 ? photo() : nil)
    }
  }

  private func found(_ text: String, count: Int = 100) throws -> [String] {
    guard let query = SearchQuery(text) else { return ["nothing to search for"] }
    var names: [String] = []
    var cursor: Int64?
    repeat {
      let page = try site.members.search(query, before: cursor, count: count)
      names += page.members.map(\.name)
      cursor = page.older
    } while cursor != nil
    return names
  }

  @Test(arguments: [
    ("zoe", ["Zoë Müller"]), ("ZOË", ["Zoë Müller"]), ("mull", ["Zoë Müller"]),
    ("ken", ["Ｋｅｎ Ｔａｎａｋａ"]), ("ＴＡＮ", ["Ｋｅｎ Ｔａｎａｋａ"]), ("tanaka ken", ["Ｋｅｎ Ｔａｎａｋａ"]),
    ("ken zoe", []), ("strasse", ["Straße 17"]), ("17", ["Straße 17"]), ("o'n", ["O'Neill"]),
    ("محمد", ["مُحَمَّد"]), ("ада", ["Ада Лавлейс"]), ("かく", []), ("がく", ["がくと"]), ("👧", ["👩‍👩‍👧 Family"]),
    ("👩‍👩‍👧", ["👩‍👩‍👧 Family"]), ("e", ["Straße 17", "O'Neill", "Ｋｅｎ Ｔａｎａｋａ", "Zoë Müller"]),
    ("\t", ["nothing to search for"]), ("\u{200B}", ["nothing to search for"]), ("xyzzy", []),
  ])
  func namesAreFoundByAnyPart(_ text: String, _ expected: [String]) throws {
    #expect(try found(text) == expected)
  }

  @Test(arguments: [
    // By syllable, and while a syllable is being typed.
    ("민", ["김민준"]), ("민준", ["김민준"]), ("준", ["김민준"]), ("미", ["이 미나", "김민준"]), ("민주", ["김민준"]),
    ("민지", []), ("민ㅈ", ["김민준"]), ("나", ["이 미나"]), ("미준", []),
    // By leading consonants, as a keyboard types them: letters of their own, or pairs.
    ("ㅁ", ["박문정", "이 미나", "김민준"]), ("ㅁㅈ", ["박문정", "김민준"]), ("ㄱㅁㅈ", ["김민준"]), ("ㅂㅁㅈ", ["박문정"]),
    ("김ㅁㅈ", ["김민준"]), ("ㄱ민ㅈ", ["김민준"]), ("ㄱㅈ", ["ㅋㅋ 값진"]), ("ㅁㄴ", ["이 미나"]), ("ㅇ ㅁㄴ", ["이 미나"]),
    ("ﾡ", ["ㅋㅋ 값진", "김민준"]), ("ㅋ", ["ㅋㅋ 값진"]), ("ㄳ", []), ("ㅁㅣ", ["이 미나", "김민준"]),
    ("\u{1106}\u{1175}\u{11AB}", ["김민준"]), ("ㅎㅎ", []), ("ㅏ", []), ("갑", []), ("값", ["ㅋㅋ 값진"]),
  ])
  func hangulIsFoundBySyllableAndByLeadingConsonants(
    _ text: String, _ expected: [String]
  ) throws {
    #expect(try found(text) == expected)
  }

  @Test func aPairOfConsonantsStandsForTwoSyllables() throws {
    try site.join("강산", email: "gs@example.org")
    #expect(try found("ㄳ") == ["강산"])
    #expect(try found("ㄱㅅ") == ["강산"])
  }

  @Test func pagesFollowEachOther() throws {
    #expect(try found("e", count: 1) == found("e"))
    #expect(try found("ㅁ", count: 2) == found("ㅁ"))
  }

  @Test func aRenamedMemberIsFoundByTheNewNameOnly() throws {
    let query = try #require(SearchQuery("zoe"))
    let zoe = try #require(
      try site.members.search(query, before: nil, count: 1).members.first)
    let fields = try ProfileFields(name: "Clara", bio: "", age: "")
    try site.members.edit(zoe.id, fields, revision: zoe.revision)
    #expect(try found("zoe") == [])
    #expect(try found("clara") == ["Clara"])
    #expect(try found("a").first == "Clara", "who took their name last comes first")
  }

  @Test func oneWhoLeftIsFoundNoMore() throws {
    let query = try #require(SearchQuery("zoe"))
    let zoe = try #require(
      try site.members.search(query, before: nil, count: 1).members.first)
    try site.store.disk.remove("users/\(zoe.id).json")
    #expect(try found("zoe") == [])
  }

  @Test func identifiersAndNumbersAreNotSearched() throws {
    let all = try site.text("names.tsv").split(separator: "\n")
    let uid = String(all[0].split(separator: "\t")[1])
    #expect(try found(uid) == [])
    #expect(try found(String(all[0].prefix(10))) == [])
  }

  @Test func manyNamesAreSearchedToTheLast() throws {
    var text = ""
    for number in 1...20_000 { text += "\(number)\tnobody\tname \(number)\t\n" }
    try site.rewrite("names.tsv") { text + $0 }
    #expect(try found("zoe") == ["Zoë Müller"])
    var numbers: [Int64] = []
    try Names(store: site.store).search(try #require(SearchQuery("name 1999")), before: nil) {
      numbers.append($0.sequence)
      return true
    }
    #expect(numbers == (0...9).reversed().map { 19_990 + $0 } + [11_999, 1_999])
  }
}
