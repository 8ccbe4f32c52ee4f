import Store
import Testing

@testable import Members

@Suite struct WaitingTests {
  let site: TemporaryMembers
  private var members: Members { site.members }

  init() throws { site = try TemporaryMembers() }

  private func apply(
    _ wait: Wait, name: String = "Ada", email: String = "ada@example.org"
  ) throws -> MemberID {
    try members.apply(
      Application(name: name, email: email, password: goodPassword),
      photo: Print(photo(), alt: nil), until: wait)
  }

  private func gallery() throws -> [String] {
    try members.gallery(before: nil, count: 10).members.map(\.name)
  }

  private func link(_ id: MemberID) throws -> Link {
    let token = try members.makeLink(
      .confirm, of: id, email: members.account(of: id)?.email, lifetime: 60_000)
    return try #require(try members.link(token, for: .confirm))
  }

  @Test func whoWaitsIsShownToNobodyAndOnlyTheRightPasswordTellsThatTheyWait() throws {
    let id = try apply(.approval)
    #expect(try members.member(id)?.showing == .nobody)
    #expect(try gallery() == [])
    #expect(try site.names("profile_image") == [])
    #expect(try site.names("sessions") == [])
    #expect(throws: StillWaiting()) { try site.signIn() }
    #expect(try site.signIn(password: "wrong password") == nil)
    #expect(try !members.isFree(site.address))
    #expect(try members.waiting(for: .approval).map(\.id) == [id])
  }

  @Test func whoIsApprovedIsTheNewestInTheGallery() throws {
    let id = try apply(.approval)
    try site.join("Grace", email: "grace@example.org", photo: photo(2))
    try members.approve(id)
    #expect(try gallery() == ["Ada", "Grace"])
    #expect(try site.signIn()?.member == id)
    #expect(try site.names("withheld") == [])
    #expect(try site.names("waiting") == [])
    #expect(throws: NotWaiting()) { try members.approve(id) }
    #expect(throws: NotWaiting()) { try members.decline(id) }
    #expect(try members.member(id) != nil)
  }

  @Test func ofWhoIsDeclinedNothingStays() throws {
    let id = try apply(.approval)
    try members.decline(id)
    for folder in ["users", "credentials", "emails", "waiting", "withheld", "masters"] {
      #expect(try site.names(folder) == [], "\(folder)")
    }
    #expect(try members.isFree(site.address))
  }

  @Test func whoHasNotConfirmedKeepsNobodyFromTheAddress() throws {
    let id = try apply(.confirmation, name: "Squatter")
    #expect(try members.isFree(site.address))
    #expect(try site.signIn() == nil)
    let member = try site.join().member
    let link = try link(id)
    #expect(throws: InvalidFields([.email: .emailTaken])) {
      try members.confirm(link, joining: .open)
    }
    #expect(try site.signIn()?.member == member)
  }

  @Test func whoConfirmsIsAMember() throws {
    let id = try apply(.confirmation)
    let link = try link(id)
    #expect(try members.confirm(link, joining: .open) == .joined)
    #expect(try site.signIn()?.member == id)
    #expect(try members.isConfirmed(id))
    #expect(try gallery() == ["Ada"])
    #expect(throws: LinkSpent()) { try members.confirm(link, joining: .open) }
  }

  @Test func whoConfirmsWhenNobodyCanJoinAnyMoreStaysOutside() throws {
    let id = try apply(.confirmation)
    let link = try link(id)
    for joining in [Joining.closed, .invite] {
      #expect(throws: JoiningOver()) { try members.confirm(link, joining: joining) }
    }
    #expect(try members.isFree(site.address))
  }

  @Test func anInvitationIsSpentOnlyWhenTheAddressIsConfirmed() throws {
    let token = try members.invite(days: 1)
    let ids = try ["ada@example.org", "eve@example.org"].map { email in
      try members.apply(
        Application(name: "Ada", email: email, password: goodPassword), photo: nil,
        until: .confirmation, invitation: members.invitation(token))
    }
    #expect(try members.invitation(token) != nil)
    let links = try ids.map(link)
    #expect(try members.confirm(links[0], joining: .closed) == .joined)
    #expect(try members.invitation(token) == nil)
    #expect(throws: JoiningOver()) { try members.confirm(links[1], joining: .closed) }
  }

  @Test func whoNeverConfirmsIsForgotten() throws {
    let id = try apply(.confirmation)
    let waiting = try apply(.approval, email: "eve@example.org")
    try members.sweepWaiting()
    #expect(try members.member(id) != nil)
    for id in [id, waiting] { try site.store.update(id.waiting) { $0["since"] = 1 } }
    try members.sweepWaiting()
    #expect(try site.names("users") == ["\(waiting).json"])
  }

  @Test func anotherAddressIsNotConfirmed() throws {
    let id = try site.join().member
    let link = try link(id)
    #expect(try members.confirm(link, joining: .closed) == .address)
    #expect(try members.isConfirmed(id))
    try members.changeAddress(of: id, to: #require(EmailAddress("countess@example.org")))
    #expect(try !members.isConfirmed(id))
  }

  @Test func theCheckMendsWhatSaysOtherwiseThanTheCredentials() throws {
    let pending = try apply(.approval)
    let id = try apply(.approval, name: "Grace", email: "grace@example.org")
    // As a crash in the middle of an approval leaves it.
    try members.changeShowing(id) { $0["standing"] = nil }
    try site.store.disk.remove(pending.waiting.path)
    #expect(try site.signIn("grace@example.org") != nil)
    for folder in ["users", "credentials", "waiting"] {
      for name in try site.names(folder) { try site.age("\(folder)/\(name)") }
    }
    let found = try site.check(repair: true)
    #expect(
      found.map(\.path).sorted()
        == [pending.document.path, id.credentials.path].sorted())
    #expect(try members.waiting(for: .approval).map(\.id) == [pending])
    #expect(try site.names("waiting") == ["\(pending).json"])
  }
}
