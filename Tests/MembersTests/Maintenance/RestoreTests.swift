import Store
import Testing

@testable import Members

/// A tree that comes from a backup.
@Suite struct RestoreTests {
  let site: TemporaryMembers
  let ada: Session
  let minjun: Session

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join(photo: photo(1))
    minjun = try site.join("민준", email: "minjun@example.org", photo: photo(2))
  }

  private func restore(
    _ removals: String = "", _ losses: Checkup.Losses = .kept
  ) throws -> [Finding] {
    let restoration = Restoration(site.members)
    _ = try restoration.voidSecrets()
    let bytes = Array(removals.utf8)
    var lines = LineReader { Array(bytes.dropFirst(Int($0)).prefix($1)) }
    _ = try restoration.replay(&lines)
    let found = try site.check(repair: true, losses: losses)
    try restoration.rebuildIndexes()
    return found
  }

  @Test func keysAndSessionsAreVoid() throws {
    let token = site.members.formToken("browser")
    try site.store.disk.create("tokens/x", mode: 0o600).write([1])
    #expect(try restore() == [])
    let again = try Members(store: site.store, settings: MemberSettings(cores: 1))
    #expect(!again.accepts(token, "browser"))
    #expect(try again.session(cookie: ada.cookie) == nil)
    #expect(try site.names("tokens") == [])
    #expect(try again.signIn(email: "ada@example.org", password: goodPassword, device: "") != nil)
  }

  @Test func aMemberDeletedSinceIsDeletedAgain() throws {
    let photo = try site.photo(of: ada.member).id
    #expect(try restore("{\"time\": 1, \"uid\": \"\(ada.member)\"}\n") == [])
    #expect(try site.members.member(ada.member) == nil)
    #expect(try site.names("credentials") == ["\(minjun.member).json"])
    #expect(try site.names("emails").count == 1)
    #expect(try !site.names("masters").contains(photo.text))
    #expect(try !site.names("profile_image").contains(photo.text))
    #expect(try site.members.wasRemoved(photo))
  }

  @Test(arguments: [true, false])
  func aPhotoTakenAwaySinceIsTheOwnersAlone(_ isBare: Bool) throws {
    let photo = try site.photo(of: ada.member).id
    let found = try restore(isBare ? "\(photo)\n" : "{\"photo\": \"\(photo)\"}\n")
    #expect(found.map(\.outcome) == [.repaired])
    #expect(try site.members.member(ada.member)?.photo == nil)
    #expect(try !site.names("profile_image").contains(photo.text))
    let member = try #require(try site.members.member(ada.member))
    #expect(try site.members.earlierPhotos(of: member).map(\.id) == [photo])
    #expect(try restore() == [])
  }

  @Test func whatIsLostIsListedAndLeavesTheDocumentsOnlyWhenAsked() throws {
    let photo = try site.photo(of: ada.member).id
    for folder in ["masters", "profile_image"] {
      try site.store.deleteFolder(#require(Key("\(folder)/\(photo)")))
    }
    let found = try restore()
    #expect(found.map(\.path) == ["profile_image/\(photo)"])
    #expect(found.first?.sentence.contains("is lost") == true)
    #expect(found.first?.outcome == .stays)
    #expect(try site.photo(of: ada.member).id == photo)
    #expect(try restore("", .writtenOff).map(\.outcome) == [.repaired])
    #expect(try site.members.member(ada.member)?.photo == nil)
    #expect(try restore() == [])
  }

  @Test func whoJoinedWhileTheCopyWasMadeIsForgottenOnlyWhenAsked() throws {
    let photo = try site.photo(of: ada.member).id
    try site.store.disk.remove("users/\(ada.member).json")
    for path in ["credentials/\(ada.member).json", "masters/\(photo)", "profile_image/\(photo)"] {
      try site.age(path, hours: 10)
    }
    let found = try restore()
    #expect(found.contains { $0.path == "credentials/\(ada.member).json" && $0.outcome == .stays })
    #expect(try site.names("masters").contains(photo.text))
    #expect(try restore("", .writtenOff).allSatisfy { $0.outcome == .repaired })
    #expect(try restore() == [])
    #expect(try !site.names("masters").contains(photo.text))
    #expect(try site.members.isFree(site.address))
  }

  @Test func theLargestSquareTakesThePlaceOfAWholePictureThatIsLost() throws {
    let photo = try site.photo(of: ada.member).id
    try site.store.deleteFolder(#require(Key("masters/\(photo)")))
    #expect(try restore("", .writtenOff).map(\.outcome) == [.repaired])
    #expect(try site.members.master(of: photo) == [1])
    #expect(try site.members.details(of: photo)?.size.width == 640)
    #expect(try site.photo(of: ada.member).id == photo)
    #expect(try restore() == [])
  }

  @Test func theIndexesAreMadeAgain() throws {
    for path in ["gallery.jsonl", "names.tsv"] { try site.store.disk.remove(path) }
    for name in try site.names("emails") { try site.store.disk.remove("emails/\(name)") }
    let found = try restore()
    #expect(found.allSatisfy { $0.outcome == .repaired })
    #expect(try restore() == [])
    #expect(
      try site.members.gallery(before: nil, count: 10).members.map(\.id) == [
        minjun.member, ada.member,
      ])
    #expect(try site.names("emails").count == 2)
  }

  @Test func linesThatTellOfNoRemovalAreCounted() throws {
    let bytes = Array("nonsense\n\n{\"uid\": \"../x\"}\n".utf8)
    var lines = LineReader { Array(bytes.dropFirst(Int($0)).prefix($1)) }
    #expect(try Restoration(site.members).replay(&lines).unknown == 2)
  }

  @Test func theStatisticsCountEverything() throws {
    let statistics = try Statistics(site.members)
    #expect(statistics[.members].count == 2)
    #expect(statistics[.sessions].count == 2)
    #expect(statistics[.publicPhotos].count == 2)
    #expect(statistics[.publicPhotos].bytes == 16)
    #expect(statistics[.wholePictures].count == 2)
    #expect(statistics[.staged].count == 0)
  }
}
