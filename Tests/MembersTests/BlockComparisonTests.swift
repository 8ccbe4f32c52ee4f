import Imaging
import Store
import Testing

@testable import Members

@Suite("Blocking a picture holds the photos that are there already")
struct BlockComparisonTests {
  let site: TemporaryMembers
  let ada: MemberID
  let grace: MemberID
  let hash = PictureHash.example

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join(photo: photo(1)).member
    grace = try site.join("Grace", email: "grace@example.org", photo: photo(2)).member
    try site.members.setPhoto(looking(3, whole: [hash]), of: ada)
  }

  /// Blocks Ada's picture and takes it away.
  private func block() throws {
    let photo = try site.photo(of: ada).id
    #expect(try site.members.block(photo, of: ada, by: .command))
    try site.members.takeAwayPhoto(photo, of: ada, reason: nil, by: .command)
  }

  @Test("what cannot be read of one photo, or of how far it went, hinders no comparison")
  func damagedFiles() throws {
    try site.members.setPhoto(looking(3), of: grace)
    let eve = try site.join("Eve", email: "eve@example.org", photo: photo(6)).member
    try site.write("{", to: "masters/\(site.photo(of: eve).id)/metadata.json")
    try site.write("x", to: "log/compared.json")
    try block()
    #expect(try site.members.isComparisonDue())
    #expect(try site.members.compareWithBlocked())
    #expect(try site.photo(of: grace).isHeld)
    #expect(try !site.members.isComparisonDue())
  }

  @Test func theSameAndOnesThatLookLikeItWaitForAModerator() throws {
    let near = PictureHash(across: hash.across ^ 0b111, down: hash.down)
    let turned = PictureHash(across: 1, down: 1)
    try site.members.setPhoto(looking(3), of: grace)
    let eve = try site.join("Eve", email: "eve@example.org").member
    try site.members.setPhoto(looking(4, whole: [turned, near]), of: eve)
    let mallory = try site.join("Mallory", email: "mallory@example.org").member
    try site.members.setPhoto(looking(5, whole: [turned], shown: [turned, near]), of: mallory)
    let pat = try site.join("Pat", email: "pat@example.org", photo: photo(6)).member
    try block()
    #expect(try site.members.isComparisonDue())
    #expect(try site.members.compareWithBlocked())
    #expect(try !site.members.isComparisonDue())
    for id in [grace, eve, mallory] { #expect(try site.photo(of: id).isHeld, "\(id)") }
    #expect(try !site.photo(of: pat).isHeld)
    #expect(try site.names("profile_image") == [site.photo(of: pat).id.text])
    let reasons = try site.members.queue(count: 9).entries.map { entry -> HoldReason? in
      if case .held(_, let reason) = entry.matter { reason } else { nil }
    }
    #expect(reasons == [.blocked, .blocked, .blocked])
  }

  @Test func thoseWhoWaitAndThoseShownToMembersAreNotLeftOut() throws {
    try site.members.setPhoto(looking(3), of: grace)
    try site.members.setVisibility(.members, of: grace)
    let pat = try site.members.apply(
      Application(name: "Pat", email: "pat@example.org", password: goodPassword),
      photo: looking(3), until: .approval)
    try block()
    try site.members.compareWithBlocked()
    try site.members.approve(pat)
    try site.members.setVisibility(.everyone, of: grace)
    #expect(try site.photo(of: pat).isHeld)
    #expect(try site.photo(of: grace).isHeld)
    #expect(try site.names("profile_image") == [])
  }

  @Test func whatAModeratorApprovesAfterwardsStaysShown() throws {
    try site.members.setPhoto(looking(3), of: grace)
    try block()
    try site.members.compareWithBlocked()
    try site.members.approvePhoto(site.photo(of: grace).id, of: grace, by: .command)
    try site.members.compareWithBlocked()
    #expect(try !site.photo(of: grace).isHeld)
  }

  @Test func whatWasUnblockedMeanwhileIsNotHeld() throws {
    try site.members.setPhoto(looking(3), of: grace)
    let photo = try site.photo(of: ada).id
    try site.members.block(photo, of: ada, by: .command)
    try site.members.unblock(photo, of: ada, by: .command)
    try site.members.compareWithBlocked()
    #expect(try !site.photo(of: grace).isHeld)
    #expect(try !site.members.isComparisonDue())
  }

  @Test func photosOfWhichOnlyThePictureIsKeptAreKnownByIt() throws {
    try site.members.setPhoto(looking(3), of: grace)
    let path = "masters/\(try site.photo(of: grace).id)/metadata.json"
    try site.rewrite(path) {
      $0.replacing(#/"(sha256|hashes|shownHashes)": ?("\w*"|\[\s*\]),/#, with: "")
    }
    #expect(try !site.text(path).contains("sha256"))
    try block()
    try site.members.compareWithBlocked()
    #expect(try site.photo(of: grace).isHeld)
  }

  @Test func theCheckTellsOfWhatWasNotComparedAndDoesIt() throws {
    try site.members.setPhoto(looking(3), of: grace)
    try block()
    func check(repair: Bool) throws -> [Finding] {
      try site.check(repair: repair).filter { $0.path == "log/blocked.tsv" }
    }
    #expect(try check(repair: false).map(\.kind) == [.leftover])
    #expect(try !site.photo(of: grace).isHeld)
    #expect(try check(repair: true).map(\.outcome) == [.repaired])
    #expect(try site.photo(of: grace).isHeld)
    #expect(try check(repair: false) == [])
  }

  @Test func aRestoredTreeIsComparedAnew() throws {
    try block()
    try site.members.compareWithBlocked()
    #expect(try !site.members.isComparisonDue())
    try Restoration(site.members).rebuildIndexes()
    #expect(try site.members.isComparisonDue())
  }
}
