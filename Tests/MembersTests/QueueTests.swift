import Imaging
import Store
import Testing
import Text

@testable import Members

@Suite("Reports and held photos wait in one queue, and count only while they concern what is shown")
struct QueueTests {
  let site: TemporaryMembers
  let ada: MemberID

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join(photo: photo(1)).member
  }

  private func member() throws -> Member { try #require(try site.members.member(ada)) }

  private func queue() throws -> [QueueEntry] { try site.members.queue(count: 20).entries }

  private func report(
    _ subject: Report.Subject, _ cause: Report.Cause = .spam, words: String = "",
    by viewer: Viewer = .stranger
  ) throws {
    try site.members.report(
      subject, of: member(), as: cause, words: Reason(words), by: viewer)
  }

  private func onlyReport() throws -> Report {
    let entry = try #require(try queue().first)
    guard case .report(let report) = entry.matter else { throw StoreError.conflict(ada.document) }
    return report
  }

  @Test func reportsOfTheSameThingAreCounted() throws {
    for cause in [Report.Cause.spam, .hate, .spam] { try report(.name, cause) }
    let found = try onlyReport()
    #expect(found.count == 3)
    #expect(found.causes.map(\.cause) == [.hate, .spam])
    #expect(found.causes.map(\.count) == [1, 2])
    #expect(found.text == "Ada")
  }

  @Test func aMemberIsCountedOnce() throws {
    let grace = try #require(MemberID("grace"))
    for _ in 0..<3 { try report(.name, by: .member(grace, .member)) }
    try report(.name, by: .member(ada, .member))
    #expect(try onlyReport().count == 2)
  }

  @Test func whatIsKeptOfOneReportIsBounded() throws {
    for number in 0..<130 {
      let viewer = Viewer.member(try #require(MemberID("m\(number)")), .member)
      try report(.name, words: "word \(number)", by: viewer)
    }
    let found = try onlyReport()
    #expect(found.count == 130)
    #expect(found.words == (0..<10).map { "word \($0)" })
    let document = try site.store.get(#require(Key("reports/name-\(ada).json")))
    #expect(document?["by"]?.array?.count == 100)
  }

  @Test func whatIsNotShownAnyMoreIsNoMatter() throws {
    let photo = try site.photo(of: ada).id
    try report(.photo(photo))
    try report(.name)
    #expect(try queue().count == 2)
    let fields = try ProfileFields(name: "Countess", bio: "", age: "")
    try site.members.edit(ada, fields, revision: member().revision)
    try site.members.removePhoto(of: ada)
    #expect(try queue().isEmpty)
    #expect(
      try site.names("reports") == ["earlier-\(photo).json", "name-\(ada).json"],
      "it may be of this moment")
    #expect(try site.members.queueSize() == QueueSize(reports: 1, held: 0))
    // Somebody reports the name that is there now.
    try report(.name)
    #expect(try onlyReport().text == "Countess")
    #expect(try onlyReport().count == 1)
  }

  @Test("a report follows the picture: framed anew, set aside, and used again")
  func followed() throws {
    let first = try #require(try member().photo?.id)
    try report(.photo(first), .nudity, words: "look")
    let second = try site.members.setPhoto(
      Print(photo(1), alt: nil), of: ada, predecessor: .dropped)
    #expect(try onlyReport().subject == .photo(second))
    #expect(try member().photo?.formerly == [first])
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    #expect(try queue().isEmpty)
    let third = try site.members.setPhoto(Print(photo(1), alt: nil), of: ada, forgetting: second)
    let found = try onlyReport()
    #expect(found.subject == .photo(third))
    #expect(found.count == 1 && found.words == ["look"] && found.causes.map(\.cause) == [.nudity])
    #expect(try member().photo?.formerly == [second])
    #expect(try site.names("reports") == ["photo-\(third).json"])
    try site.members.removePhoto(of: ada)
    try site.members.deleteEarlier(third, of: ada)
    #expect(try site.names("reports") == [])
  }

  @Test func aPhotoThatWasReplacedMeanwhileCanStillBeTakenAway() throws {
    let first = try #require(try member().photo?.id)
    try report(.photo(first))
    let other = try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    #expect(
      try site.members.takeAwayPhoto(first, of: ada, reason: Reason("not yours"), by: .command))
    #expect(try member().photo?.id == other)
    #expect(try !site.members.owns(member(), first))
    #expect(try member().notices.map(\.code) == ["photo-removed"])
    #expect(try site.names("reports") == [] && !site.names("masters").contains(first.text))
    #expect(
      try !site.members.takeAwayPhoto(first, of: ada, reason: nil, by: .command), "it is gone")
  }

  @Test func aDeletedMemberLeavesNothingInTheQueue() throws {
    try report(.name)
    try report(.photo(site.photo(of: ada).id))
    try site.members.delete(ada)
    #expect(try site.names("reports") == [])
  }

  @Test func heldPhotosWaitUntilTheyAreApprovedOrGone() throws {
    let photo = try site.photo(of: ada).id
    try site.members.hold(photo, of: ada)
    #expect(try site.members.queueSize() == QueueSize(reports: 0, held: 1))
    guard case .held(photo, .moderator)? = try queue().first?.matter else {
      Issue.record("\(try queue())")
      return
    }
    try site.members.approvePhoto(photo, of: ada)
    #expect(try site.names("reports") == [])
    try site.members.hold(photo, of: ada)
    try site.members.removePhoto(of: ada)
    #expect(try site.names("reports") == [])
  }

  @Test func anEntryThatIsMissingIsMadeAgainByTheCheck() throws {
    let photo = try site.photo(of: ada).id
    try site.members.hold(photo, of: ada)
    try site.store.deleteFile(photo.waiting)
    let found = try site.check(repair: true)
    #expect(found.map(\.outcome) == [.repaired])
    #expect(try site.members.queueSize().held == 1)
  }

  @Test func theOldestComesFirstAndPagesFollow() throws {
    for number in 0..<5 {
      let id = try site.join("m\(number)", email: "m\(number)@example.org").member
      let member = try #require(try site.members.member(id))
      try site.members.report(.name, of: member, as: .other, words: nil, by: .stranger)
    }
    let first = try site.members.queue(count: 3)
    let second = try site.members.queue(from: 3, count: 3)
    #expect(first.total == 5)
    #expect((first.entries + second.entries).map(\.member.name) == (0..<5).map { "m\($0)" })
  }

  @Test func aPhotoThatWasTakenAwayIsNobodysAnyMore() throws {
    let photo = try site.photo(of: ada).id
    try report(.photo(photo))
    #expect(
      try site.members.takeAwayPhoto(photo, of: ada, reason: Reason("No."), by: .command))
    #expect(try member().photo == nil)
    #expect(try site.names("masters") == [])
    #expect(try site.members.wasRemoved(photo))
    #expect(try member().notices.map(\.reason) == ["No."])
    #expect(try !site.members.takeAwayPhoto(photo, of: ada, reason: nil, by: .command))
    #expect(try member().notices.count == 1)
  }

  @Test func aNameThatWasTakenAwayIsFoundNoMore() throws {
    #expect(try site.members.takeAwayName("Ada", of: ada, reason: nil, by: .command))
    #expect(try member().name == "Member \(ada.text.prefix(6))")
    let query = try #require(SearchQuery("ada"))
    let found = try site.members.search(query, before: nil, count: 9).members
    let name = try member().name
    #expect(found.isEmpty || name.contains("ada"))
    #expect(try !site.members.takeAwayName("Ada", of: ada, reason: nil, by: .command))
  }

  @Test func lockedUploadsTakeNoPhotoByAnyWay() throws {
    let before = try member().photo?.id
    try site.members.setUploadsLocked(true, of: ada, reason: nil, by: .command)
    for predecessor in [Members.Predecessor.kept, .dropped] {
      #expect(throws: UploadsLocked.self) {
        try site.members.setPhoto(
          Print(photo(2), alt: nil), of: ada, predecessor: predecessor)
      }
    }
    #expect(try member().photo?.id == before)
    #expect(try site.names("masters").count == 1)
    try site.members.setUploadsLocked(false, of: ada, reason: nil, by: .command)
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    #expect(try member().notices.map(\.code) == ["uploads-unlocked", "uploads-locked"])
  }

  @Test(arguments: [("a\u{202E}b\n c ", "ab  c"), ("  ", nil), ("\u{200B}", nil)])
  func whatModeratorsWriteIsMadePlain(_ text: String, _ expected: String?) throws {
    #expect(try Reason(text)?.text == expected)
    #expect(throws: Problem.self) { try Reason(String(repeating: "r", count: 501)) }
  }
}
