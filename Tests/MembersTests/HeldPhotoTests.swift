import Imaging
import Members
import Store
import Testing
import Text

@Suite("A held photo is its owner's and the moderators', and stays held however it is shown again")
struct HeldPhotoTests {
  let site: TemporaryMembers
  let ada: MemberID
  let stranger = Viewer.stranger

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join(photo: photo(1)).member
  }

  private func member() throws -> Member { try #require(try site.members.member(ada)) }

  @Test func itsFilesLeaveThePublicFolderAndReturn() throws {
    let id = try site.photo(of: ada).id
    #expect(try site.members.hold(id, of: ada))
    #expect(try site.names("profile_image") == [])
    #expect(try site.names("withheld") == [id.text])
    #expect(try site.photo(of: ada).isHeld)
    #expect(try site.members.rendition(of: id, .px96, .jpeg) == nil)
    #expect(try site.members.rendition(of: id, .px96, .jpeg, shown: .nobody) == [1])
    #expect(try site.members.approvePhoto(id, of: ada))
    #expect(try site.names("profile_image") == [id.text])
    #expect(try site.names("withheld") == [])
    #expect(try !site.photo(of: ada).isHeld)
  }

  @Test func whoSeesIt() throws {
    try site.members.hold(site.photo(of: ada).id, of: ada)
    let other = try #require(MemberID("other"))
    let seen: [(Viewer, Bool)] = [
      (.stranger, false), (.member(other, .member), false), (.member(ada, .member), true),
      (.member(other, .moderator), true), (.member(other, .administrator), true),
    ]
    for (viewer, isSeen) in seen {
      #expect(Access.maySee(try member(), viewer), "\(viewer) sees the profile")
      #expect(Access.maySeePhoto(of: try member(), viewer) == isSeen, "\(viewer)")
      let document = try member().publicDocument(root: "", for: viewer)
      #expect((document["profilePhotoURL"] != nil) == isSeen, "\(viewer)")
    }
  }

  @Test func itIsInNoGalleryButItsMemberIsFound() throws {
    let id = try site.photo(of: ada).id
    try site.members.hold(id, of: ada)
    #expect(try site.members.gallery(before: nil, count: 9).members.isEmpty)
    let query = try #require(SearchQuery("ada"))
    #expect(try site.members.search(query, before: nil, count: 9).members.map(\.id) == [ada])
    // A compaction meanwhile does not cost it its place.
    try site.members.compactFeed()
    try site.members.approvePhoto(id, of: ada)
    #expect(try site.members.gallery(before: nil, count: 9).members.map(\.id) == [ada])
  }

  @Test func anotherSquareOfItIsHeldToo() throws {
    try site.members.hold(site.photo(of: ada).id, of: ada)
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada, predecessor: .dropped)
    #expect(try site.photo(of: ada).isHeld)
  }

  @Test func anotherPhotoIsNotAndItWaitsOnAmongTheEarlierOnes() throws {
    let held = try site.photo(of: ada).id
    try site.members.hold(held, of: ada)
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    #expect(try !site.photo(of: ada).isHeld)
    try site.members.setPhoto(Print(photo(1), alt: nil), of: ada, forgetting: held)
    #expect(try site.photo(of: ada).isHeld)
    #expect(try site.names("withheld") == [site.photo(of: ada).id.text])
  }

  @Test func onlyTheCurrentPhotoIsHeldOrApproved() throws {
    let old = try site.photo(of: ada).id
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    #expect(try !site.members.hold(old, of: ada))
    #expect(try !site.members.approvePhoto(old, of: ada))
    #expect(try !site.photo(of: ada).isHeld)
  }

  @Test(arguments: [#"{"held":null}"#, #"{"held":0}"#, #"{"held":"no"}"#])
  func onlyAPlainNoShowsIt(_ details: String) throws {
    let value = try JSONParser.parse(Array(details.utf8))["held"]
    let key = try #require(Key("users/\(ada).json"))
    try site.store.update(key) { document in
      var details = document["profilePhoto"]?.object ?? JSONObject()
      details["held"] = value
      document["profilePhoto"] = .object(details)
    }
    #expect(try member().photoShowing == .nobody)
  }

  @Test func membersOnProbationAreHeldUntilOneIsApproved() throws {
    let careful = try TemporaryMembers(holdsNew: true)
    let grace = try careful.join(photo: photo(1)).member
    #expect(try careful.photo(of: grace).isHeld)
    #expect(try careful.isHeld(looking(2), of: grace))
    #expect(try careful.names("profile_image") == [])
    try careful.members.approvePhoto(careful.photo(of: grace).id, of: grace)
    #expect(try !careful.isHeld(looking(3), of: grace))
  }

  @Test func theCheckKnowsWhereItBelongs() throws {
    let id = try site.photo(of: ada).id
    try site.members.hold(id, of: ada)
    #expect(try site.check() == [])
    try site.store.moveFolder(
      #require(Key("withheld/\(id)")), to: #require(Key("profile_image/\(id)")))
    #expect(try site.check(repair: true).map(\.outcome) == [.repaired])
    #expect(try site.names("withheld") == [id.text])
  }

  @Test func itsOwnerIsFoundByItsName() throws {
    let id = try site.photo(of: ada).id
    #expect(try site.members.owner(of: id)?.id == ada)
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    #expect(try site.members.owner(of: id) == nil, "an earlier photo is nobody's to see")
  }
}
