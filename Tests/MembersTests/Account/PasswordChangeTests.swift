import Members
import Testing

@Suite struct PasswordChangeTests {
  let site: TemporaryMembers
  let session: Session
  private let next = "another staple, newer"

  init() throws {
    site = try TemporaryMembers()
    session = try site.join()
  }

  @discardableResult
  private func change() throws -> Session {
    let password = try Password(next, name: "Ada", email: site.address.text)
    return try site.members.changePassword(to: password, by: session)
  }

  @Test func onlyTheNewPasswordSignsIn() throws {
    try change()
    #expect(try site.signIn() == nil)
    #expect(try site.signIn(password: next) != nil)
    #expect(try site.members.isPassword(next, of: session.member))
    #expect(try !site.members.isPassword(goodPassword, of: session.member))
  }

  @Test func everySessionEndsAndThisOneGoesOnUnderAnotherCookie() throws {
    let other = try #require(try site.signIn(device: "phone"))
    let renewed = try change()
    #expect(renewed.cookie != session.cookie)
    for cookie in [session.cookie, other.cookie] {
      #expect(try site.members.session(cookie: cookie) == nil)
    }
    #expect(try site.members.session(cookie: renewed.cookie)?.member == session.member)
    #expect(try site.members.sessions(seenFrom: renewed).map(\.device) == ["test"])
  }

  @Test(arguments: LinkPurpose.allCases) func linksFromBeforeOpenNothing(
    _ purpose: LinkPurpose
  ) throws {
    let link = try site.members.makeLink(
      purpose, of: session.member, email: site.address, lifetime: 60_000)
    #expect(try site.members.link(link, for: purpose) != nil)
    try change()
    #expect(try site.members.link(link, for: purpose) == nil)
  }

  @Test func theAccountTellsWhen() throws {
    #expect(try site.members.account(of: session.member)?.passwordChanged == nil)
    try change()
    let changed = try #require(try site.members.account(of: session.member)?.passwordChanged)
    #expect(changed > 1_700_000_000_000)
  }

  @Test func aSessionThatIsOverChangesNothing() throws {
    try site.members.end(session)
    #expect(throws: (any Error).self) { try change() }
    #expect(try site.members.isPassword(goodPassword, of: session.member))
  }

  @Test func whatElseTheCredentialsHoldStays() throws {
    let key = "credentials/\(session.member).json"
    try site.rewrite(key) { $0.replacing("\"role\"", with: "\"other\": 1.10,\n  \"role\"") }
    try change()
    #expect(try site.text(key).contains("\"other\": 1.10"))
  }
}
