import Imaging
import Store
import Synchronization
import System
import Testing
import Text

@testable import Members

@Suite("What administrators do with accounts")
struct ModerationTests {
  let site: TemporaryMembers
  let session: Session
  var ada: MemberID { session.member }

  init() throws {
    site = try TemporaryMembers()
    session = try site.join(photo: photo(1))
  }

  private func member() throws -> Member { try #require(try site.members.member(ada)) }

  @Test func aSuspendedMemberIsOutAtOnceAndNothingIsDeleted() throws {
    let photo = try site.photo(of: ada).id
    let masters = try site.names("masters")
    #expect(try site.members.suspend(ada, reason: Reason("Selling things."), by: .command))
    #expect(try site.members.session(cookie: session.cookie) == nil)
    #expect(throws: NotAdmitted.suspended(reason: "Selling things.")) { try site.signIn() }
    #expect(try site.members.role(of: ada) == nil)
    #expect(try member().showing == .nobody)
    #expect(try site.names("profile_image") == [])
    #expect(try site.names("withheld") == [photo.text])
    #expect(try site.names("masters") == masters)
    #expect(try site.members.gallery(before: nil, count: 9).members.isEmpty)
    #expect(try !site.members.suspend(ada, reason: nil, by: .command), "a second time")
  }

  @Test func theWrongPasswordTellsNothing() throws {
    try site.members.suspend(ada, reason: nil, by: .command)
    #expect(try site.signIn(password: "another one!") == nil)
  }

  @Test func theEndOfASuspensionRestoresWhatWasShown() throws {
    let before = try member().document
    try site.members.suspend(ada, reason: nil, by: .command)
    #expect(try site.members.unsuspend(ada, by: .command))
    var after = try member().document
    after["revision"] = before["revision"]
    #expect(after == before)
    #expect(
      try site.names("profile_image") == [
        #require(before["profilePhotoURL"]?.text).suffix(36).description
      ])
    #expect(try site.signIn() != nil)
    #expect(try site.members.suspension(of: ada) == nil)
    #expect(try !site.members.unsuspend(ada, by: .command), "a second time")
  }

  @Test func aHeldPhotoStaysHeldThroughASuspension() throws {
    let photo = try site.photo(of: ada).id
    try site.members.hold(photo, of: ada)
    try site.members.suspend(ada, reason: nil, by: .command)
    try site.members.unsuspend(ada, by: .command)
    #expect(try site.names("withheld") == [photo.text])
    #expect(try site.names("profile_image") == [])
  }

  @Test func aPhotoOfASuspendedMemberIsNotShownByApprovingIt() throws {
    let photo = try site.photo(of: ada).id
    try site.members.hold(photo, of: ada)
    try site.members.suspend(ada, reason: nil, by: .command)
    try site.members.approvePhoto(photo, of: ada)
    #expect(try site.names("profile_image") == [])
    try site.members.unsuspend(ada, by: .command)
    #expect(try site.names("profile_image") == [photo.text])
  }

  @Test func aSessionCannotBeginBesideASuspension() throws {
    try site.members.suspend(ada, reason: nil, by: .command)
    #expect(throws: StoreError.self) { try site.members.begin(ada, device: "") }
  }

  @Test func aRoleCountsWhileTheMemberMaySignIn() throws {
    #expect(try site.members.setRole(.administrator, of: ada, by: .command))
    #expect(try site.members.role(of: ada) == .administrator)
    try addAdministrator()
    try site.members.suspend(ada, reason: nil, by: .command)
    #expect(try site.members.role(of: ada) == nil)
    #expect(try site.members.standing(of: ada).role == .administrator)
    let nobody = try #require(MemberID("nobody"))
    #expect(try !site.members.setRole(.moderator, of: nobody, by: .command))
  }

  @Test func theOnlyAdministratorStaysOne() throws {
    try site.members.setRole(.administrator, of: ada, by: .command)
    let acts = try site.members.acts().acts
    #expect(throws: LastAdministrator()) {
      try site.members.setRole(.moderator, of: ada, by: .command)
    }
    #expect(throws: LastAdministrator()) {
      try site.members.suspend(ada, reason: nil, by: .command)
    }
    #expect(throws: LastAdministrator()) {
      try site.members.delete(ada, reason: nil, by: .command)
    }
    #expect(throws: LastAdministrator()) { try site.members.delete(ada) }
    #expect(try site.members.acts().acts == acts)
    let other = try addAdministrator()
    #expect(try site.members.suspend(other, reason: nil, by: .command))
    #expect(throws: LastAdministrator(), "the other cannot sign in") {
      try site.members.delete(ada)
    }
    #expect(try site.members.unsuspend(other, by: .command))
    #expect(try site.members.setRole(.member, of: ada, by: .command))
    #expect(try site.members.role(of: ada) == .member)
  }

  @Test func oneAdministratorIsLeftWhenTwoTakeEachOtherAwayAtOnce() async throws {
    try site.members.setRole(.administrator, of: ada, by: .command)
    for _ in 0..<5 {
      let pair = [ada, try addAdministrator()]
      let members = site.members
      await withTaskGroup { group in
        for id in pair {
          group.addTask { _ = try? members.setRole(.member, of: id, by: .command) }
        }
      }
      #expect(try pair.count { try members.role(of: $0) == .administrator } == 1)
      for id in pair { try members.setRole(.administrator, of: id, by: .command) }
      for id in pair where id != ada { try members.setRole(.member, of: id, by: .command) }
    }
  }

  /// Somebody else takes the other administrator away between the first look and the act.
  @Test(arguments: [Act.Kind.role, .suspend, .delete])
  func anActThatIsRefusedUnderItsLockIsNotWrittenDown(kind: Act.Kind) throws {
    try site.members.setRole(.administrator, of: ada, by: .command)
    let other = try addAdministrator()
    let (members, ada) = (site.members, ada)
    let acts = try members.acts().acts
    let isRefused = Atomic(false)
    let hasBegun = Atomic(false)
    // A thread of its own: the tests' own threads may all be waiting.
    let thread = try site.store.transaction([Members.administrators, other.credentials]) {
      transaction in
      let thread = try Thread {
        hasBegun.store(true, ordering: .releasing)
        do {
          switch kind {
          case .role: try members.setRole(.moderator, of: ada, by: .member(other))
          case .suspend: try members.suspend(ada, reason: nil, by: .member(other))
          default: try members.delete(ada, reason: Reason("rude"), by: .member(other))
          }
        } catch {
          isRefused.store(error is LastAdministrator, ordering: .releasing)
        }
      }
      while !hasBegun.load(ordering: .acquiring) { Clock.sleep(milliseconds: 1) }
      Clock.sleep(milliseconds: 300)
      var document = try #require(try transaction.get(other.credentials))
      document["role"] = "member"
      try transaction.put(other.credentials, document, secret: true)
      return thread
    }
    thread.join()
    let wasRefused = isRefused.load(ordering: .acquiring)
    #expect(wasRefused)
    #expect(try members.acts().acts == acts)
    #expect(try site.names("quarantine") == [])
    #expect(try members.role(of: ada) == .administrator)
  }

  @discardableResult
  private func addAdministrator() throws -> MemberID {
    try site.members.add(
      name: DisplayName("Grace"),
      email: EmailAddress(checking: "grace\(MemberID.random())@example.org"), password: nil,
      role: .administrator, by: .command)
  }

  @Test func whoIsAddedWithoutAPasswordCannotSignInByAny() throws {
    let email = try EmailAddress(checking: "grace@example.org")
    let grace = try site.members.add(
      name: DisplayName("Grace"), email: email, password: nil, role: .administrator, by: .command)
    for password in ["", "!", goodPassword] {
      #expect(try site.signIn(email.text, password: password) == nil)
    }
    #expect(try site.members.role(of: grace) == .administrator)
    #expect(throws: InvalidFields([.email: .emailTaken])) {
      try site.members.add(
        name: DisplayName("Eve"), email: email, password: nil, role: .member, by: .command)
    }
    let query = try #require(SearchQuery("grace"))
    #expect(try site.members.search(query, before: nil, count: 9).members.map(\.id) == [grace])
  }

  @Test func aPasswordThatIsSetEndsSessionsAndLinks() throws {
    let token = try site.members.makeLink(.reset, of: ada, lifetime: 100_000)
    let password = try Password("a new and longer one", name: "", email: "")
    #expect(try site.members.setPassword(password, of: ada, by: .command))
    #expect(try site.members.session(cookie: session.cookie) == nil)
    #expect(try site.members.link(token, for: .reset) == nil)
    #expect(try site.signIn() == nil)
  }

  @Test func everyActIsInTheLogTheLatestFirst() throws {
    try site.members.suspend(ada, reason: Reason("spam"), by: .member(ada))
    try site.members.unsuspend(ada, by: .command)
    try site.members.setRole(.moderator, of: ada, by: .command)
    let acts = try site.members.acts().acts
    #expect(acts.map(\.kind) == [.role, .unsuspend, .suspend])
    #expect(acts.map(\.note) == ["moderator", nil, "spam"])
    #expect(acts.map(\.by) == [.command, .command, .member(ada)])
    #expect(acts.allSatisfy { $0.member == ada && $0.time > 0 })
  }

  @Test func theLogIsReadPageByPageWithoutGapOrRepetition() throws {
    for number in 0..<1_500 {
      try site.members.log(Act(.dismiss, by: .command, note: "number \(number) of the long list"))
    }
    // As a crash leaves it.
    try site.store.disk.append("log/moderation.jsonl", mode: 0o600).write(Array("{\"tim".utf8))
    try site.members.log(Act(.dismiss, by: .command, note: "last"))
    var notes: [String] = []
    var cursor: Int64?
    var pages = 0
    repeat {
      let page = try site.members.acts(before: cursor)
      notes += page.acts.compactMap(\.note)
      cursor = page.older
      pages += 1
    } while cursor != nil
    #expect(pages > 1)
    #expect(
      notes == ["last"] + (0..<1_500).reversed().map { "number \($0) of the long list" })
  }
}
