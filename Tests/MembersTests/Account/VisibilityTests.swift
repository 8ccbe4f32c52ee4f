import Members
import Store
import Testing
import Text

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

  @Test func membersFindThoseWhoAreForMembersAndNobodyFindsWhoIsHeldBack() throws {
    let site = try TemporaryMembers()
    let ada = try site.join(photo: photo()).member
    let viewers: [Viewer] = [.stranger, .member(ada, .member), .member(ada, .administrator)]
    let query = try #require(SearchQuery("ada"))
    let found = { (viewer: Viewer) in
      try (
        site.members.gallery(before: nil, count: 9, for: viewer).members.count,
        site.members.gallery(after: 0, count: 9, for: viewer).members.count,
        site.members.search(query, before: nil, count: 9, for: viewer).members.count
      )
    }
    for viewer in viewers { #expect(try found(viewer) == (1, 1, 1)) }
    try site.members.setVisibility(.members, of: ada)
    #expect(try found(.stranger) == (0, 0, 0))
    for viewer in viewers.dropFirst() { #expect(try found(viewer) == (1, 1, 1)) }
    try site.store.update(try #require(Key("users/\(ada).json"))) { $0["standing"] = "held" }
    for viewer in viewers { #expect(try found(viewer) == (0, 0, 0)) }
  }
}
