import Store
import System
import Testing

@testable import Members

@Suite struct PasswordResetTests {
  let site: TemporaryMembers
  let session: Session
  private var members: Members { site.members }

  init() throws {
    site = try TemporaryMembers()
    session = try site.join()
  }

  private func link(mailed: Bool = true) throws -> Link {
    let token = try members.makeLink(
      .reset, of: session.member, email: mailed ? site.address : nil, lifetime: 3_600_000)
    return try #require(try members.link(token, for: .reset))
  }

  private func reset(_ link: Link, _ text: String = "another horse battery") throws {
    try members.resetPassword(by: link, to: members.newPassword(text, by: link))
  }

  @Test func theNewPasswordIsTheOnlyOneAndEverySessionEnds() throws {
    try reset(link())
    #expect(try members.session(cookie: session.cookie) == nil)
    #expect(try site.signIn(password: goodPassword) == nil)
    #expect(try site.signIn(password: "another horse battery") != nil)
  }

  @Test func everyOtherLinkIsVoid() throws {
    let links = [try link(), try link(mailed: false)]
    try reset(links[1])
    for link in links { #expect(throws: LinkSpent()) { try reset(link, "yet another horse") } }
    #expect(try site.names("tokens") == [])
  }

  @Test func ofTwoAtOnceOneSetsThePassword() async throws {
    let link = try link()
    let members = members
    let texts = (0..<4).map { "correct horse number \($0)" }
    let set = await withTaskGroup(of: String?.self) { group in
      for text in texts {
        group.addTask {
          do {
            try members.resetPassword(by: link, to: members.newPassword(text, by: link))
            return text
          } catch is LinkSpent { return nil } catch { return "\(error)" }
        }
      }
      var set: [String] = []
      for await text in group { if let text { set.append(text) } }
      return set
    }
    #expect(set.count == 1)
    #expect(try site.signIn(password: #require(set.first)) != nil)
  }

  @Test func onlyALinkThatWasMailedConfirmsTheAddress() throws {
    try reset(link(mailed: false))
    #expect(try !members.isConfirmed(session.member))
    // Links of the millisecond in which the password was set do not count.
    Clock.sleep(milliseconds: 2)
    try reset(link(), "yet another horse")
    #expect(try members.isConfirmed(session.member))
  }

  @Test(arguments: ["short", "ada@example.org", "passwordpassword"])
  func aPasswordThatIsNotGoodEnoughSpendsNothing(_ text: String) throws {
    let link = try link()
    #expect(throws: InvalidFields.self) { try reset(link, text) }
    try reset(link)
  }
}
