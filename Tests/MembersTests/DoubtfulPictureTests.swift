import Imaging
import Store
import Testing

@testable import Members

@Suite("A picture that a moderator held or took away does not become public by being sent again")
struct DoubtfulPictureTests {
  let site: TemporaryMembers
  let ada: MemberID
  let hash = PictureHash.example

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join(photo: photo(1)).member
  }

  private func isHeld(_ print: Print) throws -> Bool {
    try site.isHeld(print, of: ada)
  }

  private func reason() throws -> HoldReason? {
    guard
      case .held(let photo, let reason)? = try site.members.queue(count: 1).entries.first?.matter,
      try photo == site.photo(of: ada).id
    else { return nil }
    return reason
  }

  @Test func whileTheFirstIsStillInTheQueue() throws {
    try site.members.hold(site.photo(of: ada).id, of: ada, by: .command)
    #expect(try isHeld(looking(1)))
    #expect(try reason() == .again)
    #expect(try !isHeld(looking(2)))
    #expect(try isHeld(looking(1)))
    #expect(try site.names("profile_image") == [])
  }

  @Test func afterItsOwnerDeletedIt() throws {
    let held = try site.photo(of: ada).id
    try site.members.hold(held, of: ada, by: .command)
    try site.members.removePhoto(of: ada)
    try site.members.deleteEarlier(held, of: ada)
    #expect(try isHeld(looking(1)))
  }

  @Test func afterAModeratorTookItAway() throws {
    try site.members.takeAwayPhoto(site.photo(of: ada).id, of: ada, reason: nil, by: .command)
    #expect(try isHeld(looking(1)))
    #expect(try reason() == .again)
    try site.members.approvePhoto(site.photo(of: ada).id, of: ada, by: .command)
    #expect(try !isHeld(looking(1)))
  }

  @Test func compressedAgainTurnedOrAsTheSquareOfAnother() throws {
    let (plain, near) = (
      PictureHash(across: 1, down: 1), PictureHash(across: hash.across ^ 1, down: hash.down)
    )
    try site.members.setPhoto(looking(2, whole: [hash]), of: ada)
    try site.members.takeAwayPhoto(site.photo(of: ada).id, of: ada, reason: nil, by: .command)
    #expect(try isHeld(looking(3, whole: [near])))
    #expect(try isHeld(looking(4, whole: [plain, near])))
    #expect(try isHeld(looking(5, whole: [plain], shown: [near])))
    let other = PictureHash(across: 0xFF00_FF00_FF00_FF00, down: 1)
    #expect(try !isHeld(looking(6, whole: [other], shown: [other])))
  }

  @Test func afterTheProbationOfTheMemberEnded() throws {
    let careful = try TemporaryMembers(holdsNew: true)
    let grace = try careful.join(photo: photo(1)).member
    try careful.members.setPhoto(looking(2), of: grace)
    try careful.members.approvePhoto(careful.photo(of: grace).id, of: grace)
    #expect(try careful.isHeld(looking(1), of: grace))
    #expect(try !careful.isHeld(looking(2), of: grace))
  }

  @Test func othersMaySendItAndNobodyReadsOfIt() throws {
    try site.members.takeAwayPhoto(site.photo(of: ada).id, of: ada, reason: nil, by: .command)
    let grace = try site.join("Grace", email: "grace@example.org", photo: photo(1)).member
    #expect(try !site.photo(of: grace).isHeld)
    let document = try #require(try site.members.member(ada)).publicDocument(root: "")
    #expect(document["doubtfulPictures"] == nil)
  }

  @Test func thoseThatAreRememberedAreBounded() throws {
    for mark in UInt8(0)..<100 {
      try site.members.setPhoto(looking(mark), of: ada, held: .moderator)
    }
    let known = try site.members.member(ada)?.document["doubtfulPictures"]?.array
    #expect(known?.count == 60)
    #expect(try isHeld(looking(99)))
  }
}
