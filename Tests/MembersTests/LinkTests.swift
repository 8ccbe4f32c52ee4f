import Foundation
import Store
import Testing

@testable import Members

@Suite struct LinkTests {
  let site: TemporaryMembers
  let ada: MemberID
  private var members: Members { site.members }

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join().member
  }

  private func make(_ purpose: LinkPurpose = .reset) throws -> String {
    try members.makeLink(purpose, of: ada, email: site.address, lifetime: 60_000)
  }

  /// Spends a link for nothing.
  private func spend(_ link: Link) throws {
    try site.store.transaction([ada.tokens, ada.credentials]) { transaction in
      try members.check(link, in: transaction)
      try members.voidLinks([link.purpose], of: ada, in: transaction)
    }
  }

  @Test func aTokenIsTheMemberAndFortyThreeCharacters() throws {
    let parts = try make().split(separator: ".")
    #expect(parts.count == 2 && parts[0] == ada.text && parts[1].count == 43)
  }

  @Test func theTreeHoldsNoTokenAndNobodyElseReadsTheFile() throws {
    let token = try make()
    #expect(try !site.text("tokens/\(ada).json").contains(token.split(separator: ".")[1]))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: "\(site.path)/tokens/\(ada).json")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func lookingChangesNothing() throws {
    let token = try make()
    let before = try site.text("tokens/\(ada).json")
    for _ in 0..<20 { #expect(try members.link(token, for: .reset)?.member == ada) }
    #expect(try site.text("tokens/\(ada).json") == before)
  }

  @Test func aLinkIsSpentOnce() throws {
    let token = try make()
    let link = try #require(try members.link(token, for: .reset))
    try spend(link)
    #expect(throws: LinkSpent()) { try spend(link) }
    #expect(try members.link(token, for: .reset) == nil)
  }

  @Test func aLinkIsForOnePurpose() throws {
    let token = try make(.confirm)
    #expect(try members.link(token, for: .reset) == nil)
    #expect(try members.link(token, for: .address) == nil)
    #expect(try members.link(token, for: .confirm)?.email == site.address)
  }

  @Test func theSecretOfAnotherMemberOrNobodyOpensNothing() throws {
    let eve = try site.join("Eve", email: "eve@example.org").member
    let secret = try make().split(separator: ".")[1]
    for token in [
      "\(eve).\(secret)", "\(ada).", "\(ada)", "", ".", "\(ada).\(secret)x", "nobody.\(secret)",
      "../\(ada).\(secret)", "\(ada).\(secret.dropLast())", "\(ada).\(secret).",
    ] {
      #expect(try members.link(token, for: .reset) == nil, "\(token)")
    }
  }

  @Test func aLinkEndsWithItsTime() throws {
    let token = try make()
    try site.rewrite("tokens/\(ada).json") {
      $0.replacing(#/"expires": \d+/#, with: "\"expires\": 1")
    }
    #expect(try members.link(token, for: .reset) == nil)
  }

  @Test func fiveLinksForOnePurposeLiveAtOnceAndTheNewestStay() throws {
    let confirming = try make(.confirm)
    let tokens = try (0..<7).map { _ in try make() }
    let living = try tokens.map { try members.link($0, for: .reset) != nil }
    #expect(living == [false, false, true, true, true, true, true])
    #expect(try members.link(confirming, for: .confirm) != nil)
  }

  @Test func whatElseTheDocumentHoldsStays() throws {
    _ = try make()
    try site.store.update(ada.tokens) { $0["api"] = ["mine"] }
    let link = try #require(try members.link(make(), for: .reset))
    try spend(link)
    #expect(try site.store.get(ada.tokens)?["api"] == ["mine"])
  }

  @Test func anotherAddressMakesLinksToTheFormerOneVoid() throws {
    let token = try make()
    let document = try #require(try site.store.get(ada.tokens))
    try members.changeAddress(of: ada, to: #require(EmailAddress("countess@example.org")))
    #expect(try members.link(token, for: .reset) == nil)
    // Even if nothing had been taken away.
    try site.store.transaction([ada.tokens]) { _ = try $0.put(ada.tokens, document, secret: true) }
    #expect(try members.link(token, for: .reset) == nil)
  }

  @Test func aDeletedMemberLeavesNoTokensAndGetsNone() throws {
    let token = try make()
    try members.delete(ada)
    #expect(try site.names("tokens") == [])
    #expect(try members.link(token, for: .reset) == nil)
    #expect(throws: StoreError.conflict(ada.credentials)) { try make() }
    #expect(try site.names("tokens") == [])
  }

  @Test func theCheckFindsTokensOfNobody() throws {
    _ = try make()
    try site.write("{}", to: "tokens/nobody.json")
    try site.age("tokens/nobody.json")
    let found = try site.check(repair: true)
    #expect(found.map(\.path) == ["tokens/nobody.json"])
    #expect(try site.names("tokens") == ["\(ada).json"])
  }

  @Test func ofSeveralAddressesToComeTheLastCounts() throws {
    let (first, second) = (
      try #require(EmailAddress("first@example.org")),
      try #require(EmailAddress("second@example.org"))
    )
    let ask = { try members.makeLink(.address, of: ada, email: $0, lifetime: 60_000) }
    let (former, again) = (try ask(first), try ask(first))
    #expect(try members.link(former, for: .address)?.email == first, "the letter was sent again")
    let later = try ask(second)
    for token in [former, again] { #expect(try members.link(token, for: .address) == nil) }
    #expect(try members.link(later, for: .address)?.email == second)
    try members.withdrawPendingAddress(of: ada)
    #expect(try members.link(later, for: .address) == nil)
    #expect(try members.pendingAddress(of: ada) == nil)
  }
}
