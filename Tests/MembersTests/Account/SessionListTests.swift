import Members
import Testing

@Suite struct SessionListTests {
  let site: TemporaryMembers
  let first: Session
  let second: Session

  init() throws {
    site = try TemporaryMembers()
    first = try site.join()
    second = try #require(try site.signIn(device: "phone"))
  }

  private func devices(_ session: Session) throws -> [String] {
    try site.members.sessions(seenFrom: session).map(\.device)
  }

  @Test func theOneThatAsksComesFirst() throws {
    #expect(try devices(first) == ["test", "phone"])
    #expect(try devices(second) == ["phone", "test"])
    #expect(try site.members.sessions(seenFrom: second).map(\.isCurrent) == [true, false])
  }

  @Test func anEntryOpensNothing() throws {
    for entry in try site.members.sessions(seenFrom: first) {
      for secret in [entry.id, "\(first.member).\(entry.id)"] {
        #expect(try site.members.session(cookie: secret) == nil)
      }
      #expect(!first.cookie.contains(entry.id) && !second.cookie.contains(entry.id))
    }
  }

  @Test func oneEndsByItsID() throws {
    let id = try #require(try site.members.sessions(seenFrom: first).last?.id)
    try site.members.endSession(id, of: first.member)
    #expect(try site.members.session(cookie: second.cookie) == nil)
    #expect(try site.members.session(cookie: first.cookie) != nil)
  }

  @Test(arguments: ["", "others", "0000000000000000"]) func anIDThatNobodyHasEndsNothing(
    _ id: String
  ) throws {
    try site.members.endSession(id, of: first.member)
    #expect(try devices(first).count == 2)
  }

  @Test func anotherMembersSessionIsOutOfReach() throws {
    let other = try site.join("민준", email: "minjun@example.org")
    let id = try #require(try site.members.sessions(seenFrom: other).first?.id)
    try site.members.endSession(id, of: first.member)
    #expect(try site.members.session(cookie: other.cookie) != nil)
  }

  @Test func allOthersEnd() throws {
    try site.members.endSessions(of: first.member, except: first)
    #expect(try devices(first) == ["test"])
  }

  @Test func allEnd() throws {
    try site.members.endSessions(of: first.member)
    for cookie in [first.cookie, second.cookie] {
      #expect(try site.members.session(cookie: cookie) == nil)
    }
  }

  @Test func aDayIsWrittenDownOnce() throws {
    let file = "sessions/\(first.member).json"
    try site.rewrite(file) { $0.replacing(#/"used": \d+/#, with: "\"used\": 1") }
    let session = try #require(try site.members.session(cookie: first.cookie))
    #expect(!session.isNoted)
    try site.members.noteUse(of: session)
    let noted = try #require(try site.members.session(cookie: first.cookie))
    #expect(noted.isNoted)
    let text = try site.text(file)
    try site.members.noteUse(of: session)
    try site.members.noteUse(of: noted)
    #expect(try site.text(file) == text, "another look is no write")
    let used = try site.members.sessions(seenFrom: first).map(\.used)
    #expect(used[0] > 1_700_000_000_000 && used[1] == 1)
  }
}
