import Members
import Store
import Testing

@Suite struct VisibilityTests {
  @Test func theSitesChoiceIsTheOneOfThoseWhoJoinUnderIt() throws {
    let site = try TemporaryMembers()
    let before = try site.join(photo: photo())
    let closed = try Members(
      store: site.store, settings: MemberSettings(cores: 2, visibility: .members))
    let application = try Application(
      name: "민준", email: "minjun@example.org", password: goodPassword)
    let after = try closed.join(application, photo: Print(photo(), alt: nil), device: "")

    let early = try #require(try closed.member(before.member))
    #expect(early.visibility == .everyone, "whoever was here stays where their photo lies")
    let late = try #require(try closed.member(after.member))
    #expect(late.visibility == .members)
    #expect(try site.names("profile_image") == [early.photo?.id.text])
    #expect(try site.names("withheld") == [late.photo?.id.text])

    let open = try Members(store: site.store, settings: MemberSettings(cores: 2))
    #expect(try open.member(after.member)?.visibility == .members)
  }

  @Test func aChoiceOfTheirOwnStandsAgainstTheSites() throws {
    let site = try TemporaryMembers()
    let session = try site.join(photo: photo())
    try site.members.setVisibility(.members, of: session.member)
    #expect(try site.members.member(session.member)?.showing == .members)
    try site.members.setVisibility(.everyone, of: session.member)
    #expect(try site.members.member(session.member)?.showing == .everyone)
    #expect(try site.names("profile_image").count == 1)
  }
}
