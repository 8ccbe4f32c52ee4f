import Store
import Testing

@testable import Members

@Suite struct TokenTests {
  let site: TemporaryMembers
  let ada: MemberID

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join().member
  }

  private var members: Members { site.members }

  private func order(_ scopes: String = "photo:write", days: Int = 30) throws -> TokenOrder {
    try TokenOrder(name: "camera", scopes: scopes, days: String(days))
  }

  @Test func aTokenGivesItsScopesAndNoOthers() throws {
    let (text, token) = try members.makeToken(order("profile:read photo:write"), of: ada)
    #expect(text.wholeMatch(of: #/tt_[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{43}/#) != nil)
    let grant = try #require(try members.grant(text))
    #expect(grant.member == ada && grant.token.id == token.id)
    #expect(grant.includes(.photoWrite) && grant.includes(.profileRead))
    #expect(!grant.includes(.profileWrite))
  }

  @Test func theTreeHoldsTheHashOnlyAndForItsOwnerOnly() throws {
    let (text, _) = try members.makeToken(order(), of: ada)
    let file = "tokens/\(ada).json"
    #expect(try !site.text(file).contains(try #require(text.split(separator: ".").last)))
    #expect(try site.store.disk.permissions(file)?.mode == 0o600)
  }

  @Test(arguments: [
    "", ".", "tt_", "tt_.", "tt_x.", "tt_../../etc/passwd.x", "tt_a/b.c", "TT_x.y", "x.y",
    String(repeating: "t", count: 100_000), "tt_\u{0}.x", "tt_é.é",
  ])
  func textsThatNobodyGaveOutGiveNothing(_ text: String) throws {
    _ = try members.makeToken(order(), of: ada)
    #expect(try members.grant(text) == nil)
    #expect(try members.grant("tt_\(ada).\(text)") == nil)
  }

  @Test func anotherMembersSecretIsNoUse() throws {
    let minjun = try site.join("민준", email: "minjun@example.org").member
    let (text, _) = try members.makeToken(order(), of: ada)
    _ = try members.makeToken(order(), of: minjun)
    let secret = try #require(text.split(separator: ".").last)
    #expect(try members.grant("tt_\(minjun).\(secret)") == nil)
  }

  @Test func aTokenEndsAfterItsDays() throws {
    let (text, _) = try members.makeToken(order(), of: ada)
    try site.rewrite("tokens/\(ada).json") {
      $0.replacing(#/"expires": \d+/#, with: "\"expires\": 1")
    }
    #expect(try members.grant(text) == nil)
    #expect(try members.apiTokens(of: ada).isEmpty)
  }

  @Test func aRevokedTokenIsVoidAtOnceAndOthersStay() throws {
    let (first, token) = try members.makeToken(order(), of: ada)
    let (second, _) = try members.makeToken(order(), of: ada)
    #expect(try members.revokeToken(token.id, of: ada))
    #expect(try !members.revokeToken(token.id, of: ada))
    #expect(try members.grant(first) == nil)
    #expect(try members.grant(second) != nil)
  }

  @Test(arguments: ["suspended", "pending", "deleting", "a word of tomorrow"])
  func onlyTokensOfActiveMembersWork(_ state: String) throws {
    let (text, _) = try members.makeToken(order(), of: ada)
    let active = "\"state\": \"active\""
    try site.rewrite("credentials/\(ada).json") {
      $0.replacing(active, with: "\"state\": \"\(state)\"")
    }
    #expect(try members.grant(text) == nil)
    #expect(throws: StoreError.self) { try members.makeToken(order(), of: ada) }
    try site.rewrite("credentials/\(ada).json") {
      $0.replacing("\"state\": \"\(state)\"", with: active)
    }
    #expect(try members.grant(text) != nil)
  }

  @Test func aPasswordSetByALinkOutlivesThem() throws {
    let (text, _) = try members.makeToken(order(), of: ada)
    let token = try members.makeLink(.reset, of: ada, lifetime: 60_000)
    let former = try site.text("tokens/\(ada).json")
    let link = try #require(try members.link(token, for: .reset))
    let password = try Password("another good one", name: "Ada", email: "ada@example.org")
    try members.resetPassword(by: link, to: password)
    #expect(try members.grant(text) == nil && members.apiTokens(of: ada).isEmpty)
    // As a crash before their file was gone leaves it.
    try site.write(former, to: "tokens/\(ada).json")
    #expect(try members.grant(text) == nil && members.apiTokens(of: ada).isEmpty)
  }

  @Test func aMemberHasABoundedNumberOfThem() throws {
    for _ in 0..<Members.tokenLimit { _ = try members.makeToken(order(), of: ada) }
    #expect(throws: InvalidFields([.name: Problem("tokens.many", limit: 20)])) {
      try members.makeToken(order(), of: ada)
    }
    let oldest = try #require(try members.apiTokens(of: ada).last)
    try members.revokeToken(oldest.id, of: ada)
    _ = try members.makeToken(order(), of: ada)
  }

  @Test func theDayOfUseIsNotedOnceADay() throws {
    let (text, token) = try members.makeToken(order(), of: ada)
    #expect(token.used == nil)
    _ = try members.grant(text)
    let noted = try #require(try members.apiTokens(of: ada).first?.used)
    #expect(noted % 86_400_000 == 0)
    let written = try site.text("tokens/\(ada).json")
    _ = try members.grant(text)
    #expect(try site.text("tokens/\(ada).json") == written)
  }

  @Test func whatElseIsInTheDocumentStays() throws {
    let file = "tokens/\(ada).json"
    let (text, token) = try members.makeToken(order(), of: ada)
    let more = #""links": [{"purpose": "reset"}], "later": 1.10, "api": ["#
    try site.rewrite(file) { $0.replacing("\"api\": [", with: more) }
    _ = try members.grant(text)
    try members.revokeToken(token.id, of: ada)
    let left = try site.text(file)
    #expect(left.contains("\"reset\"") && left.contains("1.10"))
  }

  @Test func deletionTakesThemAway() throws {
    let (text, _) = try members.makeToken(order(), of: ada)
    try members.delete(ada)
    #expect(try members.grant(text) == nil)
    #expect(try site.names("tokens") == [])
  }

  @Test(
    arguments: [
      ("", "photo:write", "30", [Field.name: "token-name.empty"]),
      (" \u{200B}", "photo:write", "30", [.name: "token-name.empty"]),
      (String(repeating: "x", count: 61), "photo:write", "30", [.name: "token-name.long"]),
      ("x", "", "30", [.scope: "scope.invalid"]),
      ("x", "photo:write admin", "30", [.scope: "scope.invalid"]),
      ("x", "photo:write", "0", [.days: "days.invalid"]),
      ("x", "photo:write", "366", [.days: "days.invalid"]),
      ("x", "photo:write", "1e2", [.days: "days.invalid"]),
      ("", "all", "", [.name: "token-name.empty", .scope: "scope.invalid", .days: "days.invalid"]),
    ] as [(String, String, String, [Field: String])])
  func ordersThatCannotBe(
    _ name: String, _ scopes: String, _ days: String, _ codes: [Field: String]
  ) {
    do {
      _ = try TokenOrder(name: name, scopes: scopes, days: days)
      Issue.record("taken")
    } catch { #expect(error.problems.mapValues(\.code) == codes) }
  }
}
