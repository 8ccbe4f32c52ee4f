import Foundation
import Store
import Testing

@testable import Members

/// Members from elsewhere, without their photos: those need the imager, and are brought end to end.
@Suite struct ImportTests {
  let site: TemporaryMembers

  init() throws { site = try TemporaryMembers() }

  @discardableResult
  private func bring(_ text: String, trial: Bool = false, _ hashes: String? = nil) throws
    -> [ImportLine]
  {
    let bytes = Array(text.utf8)
    var lines: [ImportLine] = []
    var work = Import(
      site.members, parameters: hashes.flatMap { FirebaseParameters(text: $0) }, photos: nil,
      isTrial: trial
    ) { lines.append($0) }
    try work.run(
      ImportTree { Array(bytes.dropFirst(Int($0)).prefix($1)) }, size: Int64(bytes.count))
    #expect(work.counts.values.reduce(0, +) == lines.count)
    return lines
  }

  private func member(_ id: String) throws -> Member? {
    try MemberID(id).flatMap { try site.members.member($0) }
  }

  private let ada =
    #"{"users": {"ada": {"name": " Ada ", "email": "ADA@Example.org", "age": 36, "x": {"y": 1.10}, "dateJoined": 5}}}"#

  @Test func whatCannotBeTakenIsTold() throws {
    let text =
      #"{"users": {"u": {"name": {"first": "Ada"}, "password": "secret 123"}, "#
      + #""v": {"name": "Eve", "passwordHash": "!!!", "salt": "!"}}}"#
    let lines = try bring(text, FirebaseHashTests.console)
    #expect(lines[0].problems == ["name": "name.invalid", "password": "password.plain"])
    #expect(lines[1].problems == ["password": "password.unusable"])
    #expect(try !site.text("users/u.json").contains("secret 123"))
  }

  @Test func aMemberIsBroughtWithEverythingInTheirDocument() throws {
    let lines = try bring(ada)
    #expect(lines.map(\.outcome) == [.brought])
    let member = try #require(try member("ada"))
    #expect(member.name == "Ada")
    #expect(member.age == 36)
    #expect(member.dateJoined == 5)
    #expect(member.document["x"] == ["y": .number("1.10")])
    #expect(member.document["email"] == nil)
    #expect(try site.text("credentials/ada.json").contains("\"ada@example.org\""))
    #expect(try site.text("names.tsv").contains("\tada\tada\t"))
    #expect(try site.check() == [])
  }

  @Test func runAgainItDoublesNothing() throws {
    try bring(ada)
    let before = try site.text("users/ada.json")
    #expect(try bring(ada).map(\.outcome) == [.skipped])
    #expect(try site.text("users/ada.json") == before)
    #expect(try site.names("users").count == 1)
  }

  @Test func aRunThatBrokeOffIsCompleted() throws {
    try bring(ada)
    try site.store.disk.remove("users/ada.json")
    #expect(try bring(ada).map(\.outcome) == [.brought])
    #expect(try site.check() == [])
  }

  @Test func aTrialWritesNothing() throws {
    let before = try FileManager.default.subpathsOfDirectory(atPath: site.path).sorted()
    #expect(try bring(ada, trial: true).map(\.outcome) == [.brought])
    let after = try FileManager.default.subpathsOfDirectory(atPath: site.path).sorted()
    #expect(after.filter { !$0.hasPrefix("locks/") } == before.filter { !$0.hasPrefix("locks/") })
  }

  @Test(arguments: [true, false])
  func addressesThatAreTakenOrInvalidAreToldAndTheRestProceeds(_ isTrial: Bool) throws {
    try site.join("Eve", email: "ada@example.org")
    let text = """
      {"ada": {"email": "ada@example.org"}, "b": {"email": "nonsense"},
       "c": {"email": "\\u0430bc@example.org"}, "d": {"email": "dora@example.org"}, "e": {"name": "E"}}
      """
    let lines = try bring(text, trial: isTrial)
    #expect(lines.map(\.outcome) == [.refused, .refused, .refused, .brought, .brought])
    #expect(
      lines.map { $0.problems["email"] }
        == ["email.taken", "email.invalid", "email.mixed", nil, nil])
    #expect(try site.names("users").count == (isTrial ? 1 : 3))
    if !isTrial { #expect(try site.check() == [], "nor is a member without an address a finding") }
  }

  @Test func anIdentifierThatIsSomebodyElsesIsRefused() throws {
    let other = try site.join().member
    let lines = try bring("{\"\(other)\": {\"email\": \"new@example.org\"}}")
    #expect(lines.map(\.problems) == [["uid": "uid.taken"]])
  }

  @Test func anIllegalIdentifierIsMappedAndToldInTheReport() throws {
    let line = try #require(try bring(#"{"a/b": {"name": "Ada"}}"#).first)
    let uid = try #require(line.uid)
    #expect(try site.names("users") == ["\(uid).json"])
    #expect(
      String(decoding: line.json, as: UTF8.self)
        == #"{"source":"a/b","uid":"\#(uid)","mapped":true,"outcome":"brought"}"#)
    #expect(try bring(#"{"a/b": {"name": "Ada"}}"#).map(\.outcome) == [.skipped])
  }

  @Test func aNameThatCannotBeShownIsKeptAside() throws {
    let line = try #require(try bring(#"{"u": {"name": "  "}}"#).first)
    #expect(line.problems == ["name": "name.empty"])
    #expect(try member("u")?.name == "u")
    #expect(try site.text("users/u.json").contains("\"name\": \"  \""))
  }

  private func accounts(_ more: String = "") -> String {
    """
    {"users": [{"localId": "ada", "email": "ada@example.org", "emailVerified": true,
     "passwordHash": "\(FirebaseHashTests.hash)", "salt": "\(FirebaseHashTests.salt)",
     "displayName": "Ada", "createdAt": "1577934245678", "lastSignedInAt": "1"\(more)}]}
    """
  }

  @Test func aPasswordFromFirebaseIsVerifiedOnceAndReplaced() throws {
    try bring(accounts(), FirebaseHashTests.console)
    #expect(try site.text("credentials/ada.json").contains("$firebase-scrypt$"))
    #expect(try !site.text("users/ada.json").contains("passwordHash"))
    #expect(try site.signIn(password: "wrong") == nil)
    #expect(try site.text("credentials/ada.json").contains("$firebase-scrypt$"))
    #expect(try site.signIn(password: FirebaseHashTests.password) != nil)
    let secrets = try site.text("credentials/ada.json")
    #expect(!secrets.contains("firebase") && secrets.contains("$argon2id$"))
    #expect(try site.store.disk.permissions("credentials/ada.json")?.mode == 0o600)
    #expect(try site.signIn(password: FirebaseHashTests.password) != nil)
    #expect(try site.signIn(password: "wrong") == nil)
  }

  /// Otherwise the time would tell whose password was brought over.
  @Test func bothKindsAreComputedForEverybodyOnceOneWasBrought() throws {
    // The processor's time of this thread: other tests run beside.
    func clock() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    try site.join("Min", email: "min@example.org")
    func time(_ email: String) throws -> Double {
      let start = clock()
      for _ in 0..<3 {
        _ = try site.signIn(email, password: "wrong password")
      }
      return clock() - start
    }
    let before = try time("nobody@example.org")
    try bring(accounts(), FirebaseHashTests.console)
    let times = try ["nobody@example.org", "min@example.org", "ada@example.org"].map(time)
    let least = try #require(times.min())
    #expect(try #require(times.max()) < least * 1.5, "\(times)")
    #expect(least > before * 1.3, "\(before) \(times)")
  }

  @Test func withoutTheParametersThereIsNoPassword() throws {
    try bring(accounts())
    #expect(try site.signIn(password: FirebaseHashTests.password) == nil)
    #expect(try site.signIn(password: "") == nil)
    #expect(try site.signIn(password: "!") == nil)
  }

  @Test func aDisabledAccountStaysOut() throws {
    try bring(accounts(", \"disabled\": true"), FirebaseHashTests.console)
    #expect(throws: NotAdmitted.suspended(reason: nil)) {
      try site.signIn(password: FirebaseHashTests.password)
    }
    #expect(try member("ada")?.document["standing"] != nil)
  }

  @Test func accountsGiveTheirAddressToMembersWhoCameWithoutOne() throws {
    try bring(#"{"users": {"ada": {"name": "Ada L.", "bio": "first"}}}"#)
    let lines = try bring(accounts(), FirebaseHashTests.console)
    #expect(lines.map(\.outcome) == [.completed])
    let session = try site.signIn(password: FirebaseHashTests.password)
    #expect(session?.member.text == "ada")
    #expect(try member("ada")?.name == "Ada L.")
    #expect(try site.check() == [])
  }

  @Test func ourOwnExportIsReadBack() throws {
    try site.join("Zoë", email: "zoe@bücher.example")
    let folder = site.path + "-export"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var export = Export(site.members, to: try LocalDisk(making: folder), holdsPasswords: true)
    try export.run()
    #expect(export.written == 1)
    let text = try String(contentsOfFile: folder + "/users.json", encoding: .utf8)
    let value = try JSONParser.parse(Array(text.utf8))
    #expect(value["users"]?.object?.members.count == 1)
    #expect(!text.contains("revision") && !text.contains("nameSeq"))

    let other = try TemporaryMembers()
    var work = Import(other.members, parameters: nil, photos: nil) { _ in }
    let bytes = Array(text.utf8)
    try work.run(
      ImportTree { Array(bytes.dropFirst(Int($0)).prefix($1)) }, size: Int64(bytes.count))
    #expect(work.counts == [.brought: 1])
    #expect(try other.signIn("zoe@bücher.example") != nil)
  }

  @Test func anExportHoldsNoPasswordsUnlessAsked() throws {
    try site.join(photo: photo())
    let folder = site.path + "-export"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var export = Export(site.members, to: try LocalDisk(making: folder))
    try export.run()
    let text = try String(contentsOfFile: folder + "/users.json", encoding: .utf8)
    #expect(!text.contains("argon2id") && text.contains("ada@example.org"))
    let photos = try FileManager.default.contentsOfDirectory(atPath: folder + "/photos")
    #expect(photos.count == 1 && text.contains(photos[0].dropLast(4)))
    #expect(throws: (any Error).self) { try export.run() }
  }

  @Test func anExportTellsWhatItLacks() throws {
    let ada = try site.join(photo: photo()).member
    let eve = try site.join("Eve", email: "eve@example.org").member
    let lost = try site.photo(of: ada).id
    try site.store.deleteFolder(#require(Key("masters/\(lost)")))
    try site.write("{", to: "users/\(eve).json")
    let folder = site.path + "-export"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var told: [String] = []
    var export = Export(site.members, to: try LocalDisk(making: folder)) { told.append("\($0)") }
    try export.run()
    #expect(export.written == 1 && export.gaps == 2)
    #expect(told.contains { $0.contains(lost.text) } && told.contains { $0.contains(eve.text) })
  }
}
