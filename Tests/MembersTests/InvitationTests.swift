import Store
import Testing

@testable import Members

@Suite struct InvitationTests {
  let site: TemporaryMembers
  private var members: Members { site.members }

  init() throws { site = try TemporaryMembers() }

  private func application(_ email: String = "ada@example.org") throws -> Application {
    try Application(name: "Ada", email: email, password: goodPassword)
  }

  private func join(_ token: String, email: String = "ada@example.org") throws -> MemberID {
    guard let invitation = try members.invitation(token) else { throw InvitationSpent() }
    return try members.join(
      application(email), photo: nil, device: "", invitation: invitation
    ).member
  }

  @Test func lookingTwentyTimesSpendsNothing() throws {
    let token = try members.invite(email: site.address, days: 1)
    for _ in 0..<20 { #expect(try members.invitation(token)?.email == site.address) }
    _ = try join(token)
    #expect(try members.invitation(token) == nil)
    #expect(try site.names("invitations") == [])
  }

  @Test func nobodyJoinsTwiceWithOne() throws {
    let token = try members.invite(days: 1)
    let invitation = try #require(try members.invitation(token))
    _ = try join(token)
    #expect(throws: InvitationSpent()) {
      try members.join(
        application("eve@example.org"), photo: nil, device: "", invitation: invitation)
    }
    #expect(try site.names("users").count == 1)
    #expect(try site.names("emails").count == 1)
  }

  @Test func aJoinThatIsRefusedSpendsNothing() throws {
    try site.join(email: "eve@example.org")
    let token = try members.invite(days: 1)
    #expect(throws: InvalidFields.self) { try join(token, email: "eve@example.org") }
    #expect(try members.invitation(token) != nil)
    _ = try join(token)
  }

  @Test func ofMembersWhoComeAtOnceOneGetsIn() async throws {
    let token = try members.invite(days: 1)
    let invitation = try #require(try members.invitation(token))
    let applications = try (0..<6).map { try application("guest\($0)@example.org") }
    let members = members
    let joined = await withTaskGroup(of: Bool.self) { group in
      for application in applications {
        group.addTask {
          (try? members.join(application, photo: nil, device: "", invitation: invitation)) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(joined == 1)
    #expect(try site.names("users").count == 1)
  }

  @Test func onlyTheAddressThatItWasMailedToIsConfirmedByIt() throws {
    for (isMailed, email, isConfirmed) in [
      (true, "ada@example.org", true), (false, "ada@example.org", false),
      (true, "eve@example.org", false),
    ] {
      let site = try TemporaryMembers()
      let token = try site.members.invite(email: site.address, days: 1, isMailed: isMailed)
      let session = try site.members.join(
        application(email), photo: nil, device: "", invitation: site.members.invitation(token))
      #expect(try site.members.isConfirmed(session.member) == isConfirmed)
    }
  }

  @Test func oneThatIsTooOldSaysSoAndLetsNobodyIn() throws {
    let token = try members.invite(email: site.address, days: 1)
    let key = Invitation.key(Invitation.id(of: token))
    try site.store.update(key) { $0["expires"] = .integer(1) }
    let invitation = try #require(try members.invitation(token))
    #expect(invitation.isExpired)
    #expect(throws: InvitationSpent()) {
      try members.join(application(), photo: nil, device: "", invitation: invitation)
    }
    #expect(try members.isFree(site.address))
    try members.sweepInvitations()
    #expect(try site.names("invitations") == [])
  }

  @Test func oneThatIsTakenBackIsGone() throws {
    let token = try members.invite(email: site.address, days: 1)
    let other = try members.invite(days: 1)
    let listed = try members.invitations()
    #expect(listed.count == 2)
    #expect(try members.revoke(Invitation.id(of: token)))
    #expect(try !members.revoke(Invitation.id(of: token)))
    #expect(try !members.revoke("../users/x"))
    #expect(try members.invitation(token) == nil)
    #expect(try members.invitation(other) != nil)
  }

  @Test func theTreeDoesNotHoldTheToken() throws {
    let token = try members.invite(email: site.address, days: 1)
    let name = try #require(try site.names("invitations").first)
    #expect(name.count == 69 && !name.contains(token))
    #expect(try !site.text("invitations/\(name)").contains(token))
  }

  @Test func aMemberWhoLeavesMakesTheirInvitationNoGoodAgain() throws {
    let token = try members.invite(days: 1)
    let key = Invitation.key(Invitation.id(of: token))
    let document = try #require(try site.store.get(key))
    let member = try join(token)
    // As a crash between the last two steps leaves it.
    var claimed = document
    claimed["uid"] = .string(member.text)
    try site.store.transaction([key]) { _ = try $0.create(key, claimed, secret: true) }
    #expect(try members.invitation(token) == nil)
    try members.delete(member)
    #expect(try members.invitation(token) == nil)
    #expect(try site.names("invitations") == [])
  }

  @Test func theCheckTellsOfInvitationsThatCannotBe() throws {
    _ = try members.invite(days: 1)
    let broken = "invitations/\(String(repeating: "a", count: 64)).json"
    try site.write("{", to: broken)
    try site.write("{}", to: "invitations/x.json")
    let found = try site.check(repair: true)
    #expect(found.map(\.path).sorted() == [broken, "invitations/x.json"].sorted())
  }
}
