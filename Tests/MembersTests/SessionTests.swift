import Members
import Store
import Testing

@Suite struct SessionTests {
  let site: TemporaryMembers

  init() throws { site = try TemporaryMembers() }

  @Test func signingInNeedsTheRightPassword() throws {
    let joined = try site.join()
    let session = try site.signIn(" ADA@example.org")
    #expect(session?.member == joined.member)
    #expect(session?.cookie != joined.cookie)
    #expect(try site.signIn(password: "wrong") == nil)
    #expect(try site.signIn("eve@example.org") == nil)
    #expect(try site.signIn("nonsense") == nil)
  }

  @Test func aPasswordTypedInAnotherUnicodeFormIsTheSame() throws {
    let application = try Application(
      name: "Ada", email: "ada@example.org", password: "pässwörd mit é")
    _ = try site.members.join(application, photo: nil, device: "")
    let decomposed = "pa\u{308}sswo\u{308}rd mit e\u{301}"
    #expect(try site.signIn(password: decomposed) != nil)
  }

  @Test func signingOutEndsOneSessionForGood() throws {
    let first = try site.join()
    let second = try #require(try site.signIn())
    try site.members.end(first)
    #expect(try site.members.session(cookie: first.cookie) == nil)
    #expect(try site.members.session(cookie: second.cookie)?.member == second.member)
  }

  @Test func theTreeDoesNotHoldWhatTheBrowserHolds() throws {
    let session = try site.join()
    let secret = session.cookie.split(separator: ".")[1]
    #expect(try !site.text("sessions/\(session.member).json").contains(secret))
  }

  @Test(arguments: ["", ".", "x.", ".x", "nobody.secret", "../../etc/passwd.x", "a/b.c"])
  func cookiesThatNobodyGaveOutAreNobody(_ cookie: String) throws {
    try site.join()
    #expect(try site.members.session(cookie: cookie) == nil)
  }

  @Test func anotherMembersSecretIsNoUse() throws {
    let ada = try site.join()
    let minjun = try site.join("민준", email: "minjun@example.org")
    let secret = ada.cookie.split(separator: ".")[1]
    #expect(try site.members.session(cookie: "\(minjun.member).\(secret)") == nil)
  }

  @Test func sessionsAreBoundedAndTheNewestStay() throws {
    let first = try site.join()
    var last = first
    for _ in 0..<20 {
      last = try #require(try site.signIn())
    }
    #expect(try site.members.session(cookie: first.cookie) == nil)
    #expect(try site.members.session(cookie: last.cookie) != nil)
  }

  @Test func theSessionThatWasUsedLongestAgoMakesRoom() throws {
    let first = try site.join()
    let second = try #require(try site.signIn())
    let file = "sessions/\(first.member).json"
    let used = try #require(try site.text(file).matches(of: #/"used": \d+/#).last)
    try site.rewrite(file) { $0.replacingCharacters(in: used.range, with: "\"used\": 1") }
    for _ in 0..<19 {
      _ = try site.signIn()
    }
    #expect(try site.members.session(cookie: first.cookie) != nil)
    #expect(try site.members.session(cookie: second.cookie) == nil)
  }

  @Test func aSessionEndsAfterItsDays() throws {
    let session = try site.join()
    let file = "sessions/\(session.member).json"
    try site.rewrite(file) { $0.replacing(#/"created": \d+/#, with: "\"created\": 1") }
    #expect(try site.members.session(cookie: session.cookie) == nil)
  }

  @Test func formTokensBelongToOneBrowser() {
    let token = site.members.formToken("binding one")
    #expect(site.members.accepts(token, "binding one"))
    #expect(!site.members.accepts(token, "binding two"))
    #expect(!site.members.accepts("", "binding one"))
    #expect(!site.members.accepts(String(token.dropLast()), "binding one"))
  }

  @Test func formTokensLookDifferentEachTime() {
    let tokens = (0..<50).map { _ in site.members.formToken("binding one") }
    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { site.members.accepts($0, "binding one") })
    let halves = Set(tokens.flatMap { [$0.prefix(20), $0.suffix(20)] })
    #expect(halves.count == 2 * tokens.count, "no part stays the same")
  }

  @Test func theKeyOutlivesTheProcess() throws {
    let token = site.members.formToken("x")
    let again = try Members(store: site.store, settings: MemberSettings(cores: 1))
    #expect(again.accepts(token, "x"))
  }
}
