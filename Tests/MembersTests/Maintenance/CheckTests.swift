import Foundation
import Imaging
import Members
import Store
import Testing

/// Every kind of damage, made by hand: it is found, and repaired where that can be proved to be right.
@Suite struct CheckTests {
  let site: TemporaryMembers
  let ada: MemberID
  let minjun: MemberID

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join(photo: photo(1)).member
    minjun = try site.join("민준", email: "minjun@example.org").member
  }

  /// Expects one finding at `path`, that repair removes it when `repairs`, and that all is well then.
  func expect(
    _ kind: Finding.Kind, at path: String, _ words: String, repairs: Bool,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for round in [false, true, true] {
      let found = try site.check(repair: round)
      if round, repairs, found.isEmpty { return }
      #expect(found.map(\.path) == [path], sourceLocation: location)
      guard let first = found.first else { return }
      #expect(first.kind == kind, sourceLocation: location)
      #expect(first.sentence.contains(words), "\(first.sentence)", sourceLocation: location)
      #expect(first.outcome == (round && repairs ? .repaired : .stays), sourceLocation: location)
    }
    #expect(!repairs, "it was repaired twice", sourceLocation: location)
  }

  @Test func nothingIsFoundInATreeThatIsWell() throws {
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    try site.members.removePhoto(of: ada)
    #expect(try site.check() == [])
    #expect(try site.check(repair: true) == [])
  }

  @Test func aDocumentThatCannotBeRead() throws {
    try site.write("{\"name\":", to: "users/\(minjun).json")
    try expect(.wrong, at: "users/\(minjun).json", "unexpectedEnd at byte 8", repairs: false)
    #expect(try site.text("users/\(minjun).json") == "{\"name\":")
  }

  @Test func aMemberWithoutCredentials() throws {
    try site.store.disk.remove("credentials/\(minjun).json")
    // The address leads to nobody, too.
    let name = try #require(
      try site.names("emails").first { try site.text("emails/\($0)").contains(minjun.text) })
    try site.store.disk.remove("emails/\(name)")
    try expect(.wrong, at: "users/\(minjun).json", "without credentials", repairs: false)
  }

  @Test func aJournalThatWasBeingWrittenAgain() throws {
    try site.write("", to: ".gallery.jsonl.new")
    #expect(try site.check() == [], "somebody may be writing it")
    try site.age(".gallery.jsonl.new")
    try expect(.leftover, at: ".gallery.jsonl.new", "being written", repairs: true)
  }

  @Test func credentialsWithoutAMember() throws {
    try site.store.disk.remove("users/\(minjun).json")
    try site.store.disk.remove("sessions/\(minjun).json")
    #expect(try site.check() == [], "it may be somebody who is joining now")
    try site.age("credentials/\(minjun).json")
    try expect(.wrong, at: "credentials/\(minjun).json", "document is gone", repairs: false)
  }

  @Test func indexesWhoseLinesChangedPlaces() throws {
    try site.join("Grace", email: "grace@example.org", photo: photo(3))
    for path in ["gallery.jsonl", "names.tsv"] {
      try site.rewrite(path) {
        $0.split(separator: "\n").reversed().joined(separator: "\n") + "\n"
      }
      try site.store.disk.setMode(path, 0o600)
      try expect(.wrong, at: path, "another order", repairs: true)
    }
    #expect(
      try site.members.gallery(before: nil, count: 9).members.map(\.name) == ["Grace", "Ada"])
  }

  @Test func aLinkOutOfTheTreeIsNotFollowed() throws {
    let photo = try site.photo(of: ada).id
    let outside = site.path + "-outside"
    #expect(close(open(outside, O_CREAT | O_WRONLY, 0o600)) == 0)
    defer { unlink(outside) }
    let path = "profile_image/\(photo)/360.jpg"
    try site.store.disk.remove(path)
    #expect(symlink(outside, "\(site.path)/\(path)") == 0)
    let found = try site.check(repair: true)
    #expect(found.contains { $0.path == path && $0.sentence.contains("is no file") })
    var status = stat()
    #expect(stat(outside, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func aMemberWhoseDocumentIsGone() throws {
    try site.store.disk.remove("users/\(minjun).json")
    try site.age("credentials/\(minjun).json")
    try expect(.wrong, at: "credentials/\(minjun).json", "document is gone", repairs: false)
  }

  @Test func credentialsThatSayTooLittle() throws {
    try site.write("{}", to: "credentials/\(minjun).json")
    let found = try site.check().filter { $0.kind == .wrong }
    #expect(found.map(\.path) == ["credentials/\(minjun).json"])
  }

  @Test func anAccountWhoseDeletionWasBegun() throws {
    let path = "credentials/\(minjun).json"
    try site.rewrite(path) { $0.replacing("\"active\"", with: "\"deleting\"") }
    try expect(.leftover, at: path, "deletion was begun", repairs: true)
    #expect(try site.members.member(minjun) == nil)
  }

  @Test func anAddressWithoutItsEntry() throws {
    for name in try site.names("emails") { try site.store.disk.remove("emails/\(name)") }
    let found = try site.check(repair: true)
    #expect(Set(found.map(\.path)) == ["credentials/\(ada).json", "credentials/\(minjun).json"])
    #expect(found.allSatisfy { $0.outcome == .repaired })
    #expect(try site.check() == [])
    #expect(try site.signIn() != nil)
  }

  @Test func anEntryThatNobodyAgreesWith() throws {
    let path = "emails/\(String(repeating: "0", count: 64)).json"
    try site.write("{\"uid\": \"\(ada)\"}", to: path)
    #expect(try site.check() == [], "somebody may be claiming it now")
    try site.age(path)
    try expect(.leftover, at: path, "leads to nobody", repairs: true)
  }

  @Test func sessionsOfNobody() throws {
    try site.write("{\"sessions\": []}", to: "sessions/nobody.json")
    try site.age("sessions/nobody.json")
    try expect(.leftover, at: "sessions/nobody.json", "of nobody", repairs: true)
  }

  @Test func sessionsThatCannotBeRead() throws {
    try site.write("[", to: "sessions/\(ada).json")
    try expect(.wrong, at: "sessions/\(ada).json", "cannot be read", repairs: false)
  }

  @Test func aStateThatNobodyKnowsKeepsTheAddress() throws {
    let path = "credentials/\(minjun).json"
    try site.rewrite(path) { $0.replacing("\"active\"", with: "\"Suspended\"") }
    try expect(.wrong, at: path, "state that nobody knows", repairs: false)
    #expect(throws: InvalidFields.self) { try site.join("Eve", email: "minjun@example.org") }
  }

  @Test func theGreatestNumbersThatADocumentCanHave() throws {
    try site.store.update(#require(Key("users/\(ada).json"))) { document in
      document["nameSeq"] = .integer(.max)
      document["profilePhoto"] = ["seq": .integer(.max), "colour": "#888888"]
    }
    #expect(try site.check().map(\.kind) == [.wrong, .wrong])
    #expect(try site.check(repair: true).allSatisfy { $0.outcome == .repaired })
    #expect(try site.check() == [])
  }

  @Test func namesThatSearchDoesNotFind() throws {
    try site.rewrite("names.tsv") { $0.replacing("ada", with: "eve") }
    try expect(.wrong, at: "users/\(ada).json", "search does not find", repairs: true)
    #expect(try site.text("names.tsv").contains("\tada\t"))
  }

  @Test func aMemberWhoWasNeverAnnouncedToSearch() throws {
    try site.store.update(#require(Key("users/\(ada).json"))) { $0["nameSeq"] = nil }
    try expect(.wrong, at: "users/\(ada).json", "search does not find", repairs: true)
  }

  @Test func aLineOfTheFeedThatWasCutShort() throws {
    try site.rewrite("gallery.jsonl") { "nonsense\n" + $0 + "{\"seq\":" }
    let found = try site.check()
    #expect(found.map(\.path) == ["gallery.jsonl", "gallery.jsonl"])
    #expect(found.allSatisfy { $0.kind == .leftover })
  }

  @Test func aChangeThatWasBrokenOff() throws {
    let old = try site.photo(of: ada).id
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    let folder = try #require(Key("profile_image/\(old)"))
    try site.store.writeFolder(folder, [Store.File(name: "640.jpg", bytes: [1])], isPublic: true)
    let intent = #"{"uid":"\#(ada)","photos":["\#(old)"],"process":\#(getpid())}"#
    try site.write(intent, to: "staged/intent-test")
    #expect(try site.check() == [], "its process is still at it")
    try site.write(intent.replacing("\(getpid())", with: "0"), to: "staged/intent-test")
    let found = try site.check()
    #expect(Set(found.map(\.path)) == ["staged/intent-test", folder.path])
    #expect(found.allSatisfy { $0.kind == .leftover })
    _ = try site.check(repair: true)
    #expect(try site.check() == [])
    #expect(try !site.store.exists(folder))
  }

  @Test func whatWaitsTooLong() throws {
    try site.write("photo", to: "staged/0123456789abcdef-x")
    try site.store.disk.makeDirectory("staged/folder-x", mode: 0o700)
    #expect(try site.check() == [])
    try site.age("staged/0123456789abcdef-x", hours: 2)
    try site.age("staged/folder-x", hours: 2)
    #expect(try site.check(repair: true).map(\.outcome) == [.repaired, .repaired])
    #expect(try site.names("staged") == [])
  }

  @Test(arguments: [
    ("credentials", UInt32(0o755)), ("profile_image", 0o700), ("", 0o777), ("gallery.jsonl", 0o644),
  ])
  func modesThatShowTooMuchOrTooLittle(_ path: String, _ mode: UInt32) throws {
    try site.store.disk.setMode(path, mode)
    try expect(.wrong, at: path.isEmpty ? "the tree's folder" : path, "mode", repairs: true)
  }

  @Test func credentialsThatOthersMayRead() throws {
    try site.store.disk.setMode("credentials/\(ada).json", 0o644)
    try expect(.wrong, at: "credentials/\(ada).json", "644 instead of 600", repairs: true)
  }

  @Test(arguments: [
    "users/a b.json", "users/.x1.tmp", "profile_image/x", "masters/x", "removed/x", "emails/x",
  ])
  func namesThatMeanNothing(_ path: String) throws {
    try site.write("{}", to: path)
    try expect(.wrong, at: path, "is not the name", repairs: false)
  }

  @Test func aKeyThatIsNone() throws {
    try site.write("short", to: "keys/form")
    try expect(.wrong, at: "keys/form", "is no key", repairs: false)
  }
}
