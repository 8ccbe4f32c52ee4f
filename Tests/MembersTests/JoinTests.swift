import Members
import Testing

@Suite struct JoinTests {
  let site: TemporaryMembers

  init() throws { site = try TemporaryMembers() }

  @Test func aNewMemberHasADocumentAnAddressAndASession() throws {
    let session = try site.join("  Zoë  ", email: "  ADA@Example.ORG ")
    let member = try #require(try site.members.member(session.member))
    #expect(member.name == "Zoë")
    #expect(member.revision == 1)
    #expect(member.photo == nil)
    #expect(try site.members.session(cookie: session.cookie)?.member == session.member)
    #expect(try site.names("emails").count == 1)
    #expect(try site.text("credentials/\(session.member).json").contains("\"ada@example.org\""))
    #expect(try !site.text("users/\(session.member).json").contains("ada@"))
  }

  @Test func thePasswordIsNowhereInTheTree() throws {
    let session = try site.join()
    for name in ["users", "credentials", "sessions"] {
      #expect(try !site.text("\(name)/\(session.member).json").contains(goodPassword))
    }
    #expect(try site.text("credentials/\(session.member).json").contains("$argon2id$"))
  }

  @Test func anAddressBelongsToOneMember() throws {
    try site.join("Ada", email: "ada@example.org")
    let error = #expect(throws: InvalidFields.self) {
      try site.join("Eve", email: "Ada@EXAMPLE.org")
    }
    #expect(error?.problems == [.email: .emailTaken])
    #expect(try site.names("users").count == 1)
  }

  @Test func anAddressThatACrashLeftBehindIsFree() throws {
    let session = try site.join()
    // The document comes last: without it the sign-up never happened.
    try site.store.disk.remove("users/\(session.member).json")
    let again = try site.join()
    #expect(again.member != session.member)
    #expect(try site.signIn()?.member == again.member)
  }

  @Test func aPhotoIsWrittenWithTheMember() throws {
    let session = try site.join(photo: photo())
    let current = try site.photo(of: session.member)
    #expect(
      try site.names("profile_image/\(current.id)") == [
        "180.jpg", "180.webp", "360.jpg", "360.webp", "640.jpg", "640.webp", "96.jpg", "96.webp",
      ])
    #expect(
      try site.names("masters/\(current.id)") == ["master.jpg", "metadata.json", "thumbnail.jpg"])
    #expect(current.colour == "#010203")
    #expect(try site.members.gallery(before: nil, count: 10).members.map(\.id) == [session.member])
  }

  @Test func everyProblemIsToldAtOnce() {
    let error = #expect(throws: InvalidFields.self) {
      try Application(name: " \u{200B} ", email: "ada", password: "short")
    }
    #expect(error?.problems[.name]?.code == "name.empty")
    #expect(error?.problems[.email]?.code == "email.invalid")
    #expect(error?.problems[.password]?.code == "password.short")
    #expect(error?.problems[.password]?.limit == 10)
  }

  @Test(arguments: [
    "Ada Lovelace", "김철수", "محمد", "O’Brien-Łuczak", "👩‍👩‍👧‍👦", "नमस्ते", "x", "José María",
  ])
  func namesInEveryScriptAreTaken(_ name: String) throws {
    #expect(try DisplayName(name).text == name)
  }

  @Test func decomposedNamesAreComposed() throws {
    let name = try DisplayName("Zoe\u{308}")
    #expect(Array(name.text.utf8) == Array("Zo\u{EB}".utf8))
  }

  @Test(arguments: [
    ("", "name.empty"), ("\u{2800}", "name.empty"),
    (String(repeating: "a", count: 81), "name.long"),
    ("a\u{0}b", "name.characters"), ("a\nb", "name.characters"), ("a\u{202E}b", "name.characters"),
  ])
  func namesThatAreNoNamesAreRefused(_ name: String, _ code: String) {
    let error = #expect(throws: Problem.self) { try DisplayName(name) }
    #expect(error?.code == code)
  }

  @Test(arguments: [
    "ada@example.org", "a.b+c@sub.example.org", "user@예시.한국", "ada@localhost", "o'brien@x.org",
  ])
  func addressesThatWorkAreTaken(_ text: String) {
    #expect(EmailAddress(text)?.text == text)
  }

  @Test(arguments: [
    "", "ada", "@example.org", "ada@", "a b@example.org", "ada@@example.org", "ada@exa mple.org",
    "ada@-example.org", "ada@example..org", ".ada@example.org", "ada.@example.org", "<ada@x.org>",
    "ada@example.org,eve@example.org", "ada\u{200B}@example.org", "ada@example.org\r\nBcc: eve@x",
    "ada@\(String(repeating: "a", count: 64)).org", "\(String(repeating: "a", count: 65))@x.org",
  ])
  func addressesThatCannotBeAreRefused(_ text: String) {
    #expect(EmailAddress(text) == nil)
  }

  @Test(arguments: [
    "correct horse battery", "a quiet harbour at 5", "password is not enough", "Wüstenfuchs-17",
    "오늘도 맑은 하늘이네요", "dragonfly over the lake", "Lovelace at the harbour",
    "correct horse battery in the attic", "ada 1815-12-10", "club of strangers",
  ])
  func passwordsThatNobodyWouldGuessAreTaken(_ text: String) throws {
    #expect(throws: Never.self) {
      _ = try Password(
        text, name: "Ada Lovelace", email: "ada@example.org", site: "Harbour Club")
    }
  }

  @Test(arguments: [
    "password123", "passwordpassword", "qwertyuiop", "letmein12345", "!!iloveyou1", "PASSWORD2026",
    "abcabcabcabc", "aaaaaaaaaaaa", "1234567890", "abcdefghijkl", "ada@example.org",
    "Ada Lovelace!", "dragonfly1", "sunshine2024", "P@ssw0rd2024", "jennifer1987", "1q2w3e4r5t6y",
    "qwerty12345", "gkrtodekt1", "비밀번호123456", "Butterfly!!!", "michaelmichael", "zaq12wsxcde3",
    "tintype tintype", "correcthorsebatterystaple", "Correct Horse Battery Staple",
    "harbour-harbour",
    "Tintype_Tintype1", "butterfly butterfly", "Harbour Club 1", "harbourclubharbourclub",
    "lovelace-ada 1815", "adaadaada!", "example.org ada", "Ada.Lovelace@harbour",
    "김민준 김민준 김민준",
  ])
  func passwordsThatAnybodyWouldTryAreRefused(_ text: String) {
    let error = #expect(throws: Problem.self) {
      try Password(
        text, name: "Ada Lovelace!", email: "ada@example.org", site: "Harbour Club")
    }
    #expect(error?.code == "password.common")
  }

  @Test(
    "marks and pictures are characters like others",
    arguments: ["!#%&*+-/:;?_~=^@{|}", "🌊⚓️🐚🦀🐟🪸🧭⛵️🏖️🐙", "!#%&*+-/:;11", "$9^(;]<,|`"])
  func passwordsOfMarks(_ text: String) throws {
    _ = try Password(text, name: "Ada", email: "ada@example.org", site: "Harbour Club")
  }

  @Test("only a name that may stay is looked for in the password")
  func longNames() throws {
    let name = (0..<60_000).map { "n\(String($0, radix: 36))" }.joined(separator: " ")
    let error = #expect(throws: InvalidFields.self) {
      try Application(name: name, email: "ada@example.org", password: "n1 n2 n3 n4 n5")
    }
    #expect(error?.problems.keys.map(\.self) == [.name])
  }
}
