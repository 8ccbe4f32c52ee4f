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

  private func check(repair: Bool = false) throws -> [Finding] {
    var found: [Finding] = []
    let checkup = Checkup(site.members, studio: nil, isRepairing: repair) { found.append($0) }
    try checkup.run()
    #expect(checkup.wrong + checkup.leftovers + checkup.repaired == found.count)
    return found
  }

  /// Expects one finding at `path`, that repair removes it when `repairs`, and that all is well then.
  private func expect(
    _ kind: Finding.Kind, at path: String, _ words: String, repairs: Bool,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for round in [false, true, true] {
      let found = try check(repair: round)
      if round, repairs, found.isEmpty { return }
      #expect(found.map(\.path) == [path], sourceLocation: location)
      guard let first = found.first else { return }
      #expect(first.kind == kind, sourceLocation: location)
      #expect(first.sentence.contains(words), "\(first.sentence)", sourceLocation: location)
      #expect(first.outcome == (round && repairs ? .repaired : .stays), sourceLocation: location)
    }
    #expect(!repairs, "it was repaired twice", sourceLocation: location)
  }

  private func current() throws -> PhotoID {
    try #require(try site.members.member(ada)?.photo?.id)
  }

  private func write(_ text: String, to path: String) throws {
    try? site.store.disk.remove(path)
    try site.store.disk.create(path, mode: 0o600).write(Array(text.utf8))
  }

  /// Makes everything in the tree older than any work in progress.
  private func age(_ path: String, hours: Double = 30) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -hours * 3600)],
      ofItemAtPath: "\(site.path)/\(path)")
  }

  @Test func nothingIsFoundInATreeThatIsWell() throws {
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    try site.members.removePhoto(of: ada)
    #expect(try check() == [])
    #expect(try check(repair: true) == [])
  }

  @Test func aDocumentThatCannotBeRead() throws {
    try write("{\"name\":", to: "users/\(minjun).json")
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
    try write("", to: ".gallery.jsonl.new")
    #expect(try check() == [], "somebody may be writing it")
    try age(".gallery.jsonl.new")
    try expect(.leftover, at: ".gallery.jsonl.new", "being written", repairs: true)
  }

  @Test func credentialsWithoutAMember() throws {
    try site.store.disk.remove("users/\(minjun).json")
    try site.store.disk.remove("sessions/\(minjun).json")
    #expect(try check() == [], "it may be somebody who is joining now")
    try age("credentials/\(minjun).json")
    try expect(.wrong, at: "credentials/\(minjun).json", "document is gone", repairs: false)
  }

  /// Nothing of those whose documents are lost is lost as well: they may come back from a copy.
  @Test(arguments: ["gone", "", "{", "{}", #"{"name":"Ada","profilePhotoURL":7}"#, "null"])
  func photosOutliveTheirDocument(_ content: String) throws {
    let path = "users/\(ada).json"
    let document = try site.text(path)
    let masters = try site.names("masters")
    #expect(!masters.isEmpty)
    try site.store.disk.remove(path)
    if content != "gone" { try write(content, to: path) }
    for folder in ["profile_image", "masters", "withheld"] {
      for name in try site.names(folder) { try age("\(folder)/\(name)") }
    }
    try age("credentials/\(ada).json")
    let found = try check(repair: true)
    #expect(found.contains { $0.kind == .wrong && $0.outcome == .stays })
    #expect(try site.names("masters") == masters)
    #expect(try site.names("removed").isEmpty)

    // With the document everything is as before.
    if content != "gone" { try site.store.disk.remove(path) }
    try write(document, to: path)
    _ = try check(repair: true)
    #expect(try check() == [])
    let photo = try #require(try site.members.member(ada)?.photo)
    #expect(try site.names("profile_image/\(photo.id)").count == 8)
  }

  @Test func indexesWhoseLinesChangedPlaces() throws {
    try site.join("Grace", email: "grace@example.org", photo: photo(3))
    for path in ["gallery.jsonl", "names.tsv"] {
      let lines = try site.text(path).split(separator: "\n")
      try write(lines.reversed().joined(separator: "\n") + "\n", to: path)
      try site.store.disk.setMode(path, 0o600)
      try expect(.wrong, at: path, "another order", repairs: true)
    }
    #expect(
      try site.members.gallery(before: nil, count: 9).members.map(\.name) == ["Grace", "Ada"])
  }

  @Test func aRenditionWithoutAByte() throws {
    let path = "profile_image/\(try current())/360.jpg"
    try write("", to: path)
    try site.store.disk.setMode(path, 0o644)
    let found = try check()
    #expect(found.map(\.kind) == [.wrong])
    #expect(found[0].sentence.contains("lacks renditions"))
  }

  @Test(arguments: ["master.jpg", "metadata.json"]) func aMasterThatIsNotWhole(_ name: String)
    throws
  {
    let folder = "masters/\(try current())"
    try write("", to: "\(folder)/\(name)")
    try age(folder)
    let found = try check(repair: true)
    #expect(found.contains { $0.path == "\(folder)/\(name)" && $0.outcome == .stays })
    #expect(try site.names(folder).contains("master.jpg"))
  }

  @Test func aLinkOutOfTheTreeIsNotFollowed() throws {
    let photo = try #require(try site.members.member(ada)?.photo?.id)
    let outside = site.path + "-outside"
    #expect(close(open(outside, O_CREAT | O_WRONLY, 0o600)) == 0)
    defer { unlink(outside) }
    let path = "profile_image/\(photo)/360.jpg"
    try site.store.disk.remove(path)
    #expect(symlink(outside, "\(site.path)/\(path)") == 0)
    let found = try check(repair: true)
    #expect(found.contains { $0.path == path && $0.sentence.contains("is no file") })
    var status = stat()
    #expect(stat(outside, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func aMemberWhoseDocumentIsGone() throws {
    try site.store.disk.remove("users/\(minjun).json")
    try age("credentials/\(minjun).json")
    try expect(.wrong, at: "credentials/\(minjun).json", "document is gone", repairs: false)
  }

  @Test func credentialsThatSayTooLittle() throws {
    try write("{}", to: "credentials/\(minjun).json")
    let found = try check().filter { $0.kind == .wrong }
    #expect(found.map(\.path) == ["credentials/\(minjun).json"])
  }

  @Test func anAccountWhoseDeletionWasBegun() throws {
    let path = "credentials/\(minjun).json"
    try write(try site.text(path).replacing("\"active\"", with: "\"deleting\""), to: path)
    try expect(.leftover, at: path, "deletion was begun", repairs: true)
    #expect(try site.members.member(minjun) == nil)
  }

  @Test func anAddressWithoutItsEntry() throws {
    for name in try site.names("emails") { try site.store.disk.remove("emails/\(name)") }
    let found = try check(repair: true)
    #expect(Set(found.map(\.path)) == ["credentials/\(ada).json", "credentials/\(minjun).json"])
    #expect(found.allSatisfy { $0.outcome == .repaired })
    #expect(try check() == [])
    #expect(
      try site.members.signIn(email: "ada@example.org", password: goodPassword, device: "") != nil)
  }

  @Test func anEntryThatNobodyAgreesWith() throws {
    let path = "emails/\(String(repeating: "0", count: 64)).json"
    try write("{\"uid\": \"\(ada)\"}", to: path)
    #expect(try check() == [], "somebody may be claiming it now")
    try age(path)
    try expect(.leftover, at: path, "leads to nobody", repairs: true)
  }

  @Test func sessionsOfNobody() throws {
    try write("{\"sessions\": []}", to: "sessions/nobody.json")
    try age("sessions/nobody.json")
    try expect(.leftover, at: "sessions/nobody.json", "of nobody", repairs: true)
  }

  @Test func sessionsThatCannotBeRead() throws {
    try write("[", to: "sessions/\(ada).json")
    try expect(.wrong, at: "sessions/\(ada).json", "cannot be read", repairs: false)
  }

  @Test func aPhotoWithoutItsPublicFolder() throws {
    let folder = "profile_image/\(try current())"
    try site.store.deleteFolder(#require(Key(folder)))
    try expect(.wrong, at: folder, "is missing", repairs: false)
  }

  @Test func aPhotoWithoutARendition() throws {
    let folder = "profile_image/\(try current())"
    try site.store.disk.remove("\(folder)/96.webp")
    try expect(.wrong, at: folder, "lacks renditions", repairs: false)
  }

  @Test func anEarlierPhotoThatIsPublic() throws {
    let old = try current()
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    let folder = try #require(Key("profile_image/\(old)"))
    try site.store.writeFolder(folder, [Store.File(name: "640.jpg", bytes: [1])], isPublic: true)
    try expect(.wrong, at: folder.path, "owner's alone", repairs: true)
    #expect(try site.members.master(of: old) == [0xFF, 1])
    #expect(try !site.store.exists(folder))
  }

  @Test func aPublicPhotoThatNoDocumentNames() throws {
    let folder = try #require(Key("profile_image/0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"))
    try site.store.writeFolder(folder, [Store.File(name: "640.jpg", bytes: [1])], isPublic: true)
    #expect(try check() == [], "it may be about to be named")
    try age(folder.path)
    let found = try check(repair: true)
    #expect(found.map(\.path) == [folder.path])
    #expect(found[0].sentence.contains("no document names") && found[0].outcome == .repaired)
    // Nobody is shown it, and it is still there.
    let photo = try #require(PhotoID("0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"))
    #expect(try site.names("withheld/\(photo)") == ["640.jpg"])
    #expect(try !site.members.wasRemoved(photo))
    #expect(try check().map(\.kind) == [.leftover])
  }

  /// With everything else gone as well, nothing tells of the members but their photos.
  @Test func photosOutliveEverythingElse() throws {
    let masters = try site.names("masters")
    for folder in ["users", "credentials", "sessions", "emails"] {
      for name in try site.names(folder) { try site.store.disk.remove("\(folder)/\(name)") }
    }
    for folder in ["profile_image", "masters"] {
      for name in try site.names(folder) { try age("\(folder)/\(name)") }
    }
    _ = try check(repair: true)
    #expect(try site.names("masters") == masters && !masters.isEmpty)
    #expect(try site.names("removed") == [])
  }

  @Test func aStateThatNobodyKnowsKeepsTheAddress() throws {
    let path = "credentials/\(minjun).json"
    try write(try site.text(path).replacing("\"active\"", with: "\"Suspended\""), to: path)
    try expect(.wrong, at: path, "state that nobody knows", repairs: false)
    #expect(throws: InvalidFields.self) { try site.join("Eve", email: "minjun@example.org") }
  }

  @Test func aWholePictureThatNobodyNames() throws {
    let folder = try #require(Key("masters/0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"))
    try site.store.writeFolder(
      folder, [Store.File(name: "master.jpg", bytes: [1])], isPublic: false)
    try age(folder.path)
    try expect(.leftover, at: folder.path, "no document names", repairs: false)
  }

  @Test func noPhotoIsDeletedWhileADocumentThatMayNameItCannotBeRead() throws {
    let photo = try current()
    try write("{\"name\":", to: "users/\(ada).json")
    for folder in ["masters", "profile_image"] { try age("\(folder)/\(photo)") }
    #expect(try check(repair: true).contains { $0.path == "masters/\(photo)" })
    #expect(try site.members.master(of: photo) == [0xFF, 1])
  }

  @Test func aWholePictureThatIsGone() throws {
    let folder = "masters/\(try current())"
    try site.store.deleteFolder(#require(Key(folder)))
    try expect(.wrong, at: folder, "is gone, the whole picture", repairs: false)
  }

  @Test func anEarlierPhotoThatIsGone() throws {
    let old = try current()
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    try site.store.deleteFolder(#require(Key("masters/\(old)")))
    try expect(.wrong, at: "masters/\(old)", "is gone, an earlier photo", repairs: false)
  }

  @Test func anEarlierPhotoWithoutItsMark() throws {
    let old = try current()
    try site.members.removePhoto(of: ada)
    try site.store.disk.remove("removed/\(old)")
    try expect(.wrong, at: "removed/\(old)", "404, not 410", repairs: true)
  }

  @Test func aMembersOnlyPhotoInThePublicFolder() throws {
    let photo = try current()
    try site.store.update(#require(Key("users/\(ada).json"))) { $0["visibility"] = "members" }
    try expect(.wrong, at: "profile_image/\(photo)", "not for everybody", repairs: true)
    #expect(try site.names("withheld") == [photo.text])
    #expect(try site.names("withheld/\(photo)").count == 8)
  }

  @Test func aPhotoForEverybodyThatIsWithheld() throws {
    let photo = try current()
    try site.store.disk.rename("profile_image/\(photo)", to: "withheld/\(photo)")
    try expect(.wrong, at: "withheld/\(photo)", "is withheld", repairs: true)
    #expect(try site.names("profile_image") == [photo.text])
  }

  @Test func aPhotoThatModeratorsHoldBackInThePublicFolder() throws {
    try site.store.update(#require(Key("users/\(ada).json"))) { $0["standing"] = "held" }
    try expect(.wrong, at: "profile_image/\(current())", "not for everybody", repairs: true)
  }

  @Test func theGreatestNumbersThatADocumentCanHave() throws {
    try site.store.update(#require(Key("users/\(ada).json"))) { document in
      document["nameSeq"] = .integer(.max)
      document["profilePhoto"] = ["seq": .integer(.max), "colour": "#888888"]
    }
    #expect(try check().map(\.kind) == [.wrong, .wrong])
    #expect(try check(repair: true).allSatisfy { $0.outcome == .repaired })
    #expect(try check() == [])
  }

  @Test func aPhotoThatTwoMembersName() throws {
    let photo = try current()
    let key = try #require(Key("users/\(ada).json"))
    let document = try #require(try site.store.get(key))
    try site.store.update(#require(Key("users/\(minjun).json"))) {
      $0["profilePhotoURL"] = document["profilePhotoURL"]
      $0["profilePhoto"] = document["profilePhoto"]
    }
    let found = try check(repair: true)
    #expect(found.contains { $0.sentence.contains("is named by") && $0.outcome == .stays })
    #expect(try site.names("profile_image") == [photo.text])
  }

  @Test func aPhotoWithoutItsLineInTheFeed() throws {
    try site.store.disk.remove("gallery.jsonl")
    let found = try check()
    #expect(found.map(\.path) == ["users/\(ada).json"])
    #expect(found.first?.sentence.contains("no line in the gallery's feed") == true)
    #expect(try check(repair: true).map(\.outcome) == [.repaired])
    #expect(try check() == [])
    #expect(try site.members.gallery(before: nil, count: 10).members.map(\.id) == [ada])
  }

  @Test func namesThatSearchDoesNotFind() throws {
    let text = try site.text("names.tsv")
    try write(text.replacing("ada", with: "eve"), to: "names.tsv")
    try expect(.wrong, at: "users/\(ada).json", "search does not find", repairs: true)
    #expect(try site.text("names.tsv").contains("\tada\t"))
  }

  @Test func aMemberWhoWasNeverAnnouncedToSearch() throws {
    try site.store.update(#require(Key("users/\(ada).json"))) { $0["nameSeq"] = nil }
    try expect(.wrong, at: "users/\(ada).json", "search does not find", repairs: true)
  }

  @Test func aLineOfTheFeedThatWasCutShort() throws {
    let text = try site.text("gallery.jsonl")
    try write("nonsense\n" + text + "{\"seq\":", to: "gallery.jsonl")
    let found = try check()
    #expect(found.map(\.path) == ["gallery.jsonl", "gallery.jsonl"])
    #expect(found.allSatisfy { $0.kind == .leftover })
  }

  @Test func aChangeThatWasBrokenOff() throws {
    let old = try current()
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    let folder = try #require(Key("profile_image/\(old)"))
    try site.store.writeFolder(folder, [Store.File(name: "640.jpg", bytes: [1])], isPublic: true)
    let intent = #"{"uid":"\#(ada)","photos":["\#(old)"],"process":\#(getpid())}"#
    try write(intent, to: "staged/intent-test")
    #expect(try check() == [], "its process is still at it")
    try write(intent.replacing("\(getpid())", with: "0"), to: "staged/intent-test")
    let found = try check()
    #expect(Set(found.map(\.path)) == ["staged/intent-test", folder.path])
    #expect(found.allSatisfy { $0.kind == .leftover })
    _ = try check(repair: true)
    #expect(try check() == [])
    #expect(try !site.store.exists(folder))
  }

  @Test(arguments: ["users", "credentials", "emails", "sessions", "keys", "staged"])
  func aFileThatWasBeingWritten(_ folder: String) throws {
    try write("{", to: "\(folder)/.x1.tmp")
    #expect(try check() == [], "somebody may be writing it")
    try age("\(folder)/.x1.tmp")
    try expect(.leftover, at: "\(folder)/.x1.tmp", "being written", repairs: true)
  }

  @Test func whatWaitsTooLong() throws {
    try write("photo", to: "staged/0123456789abcdef-x")
    try site.store.disk.makeDirectory("staged/folder-x", mode: 0o700)
    #expect(try check() == [])
    try age("staged/0123456789abcdef-x", hours: 2)
    try age("staged/folder-x", hours: 2)
    #expect(try check(repair: true).map(\.outcome) == [.repaired, .repaired])
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

  @Test func aPublicRenditionThatTheWebServerCannotRead() throws {
    let path = "profile_image/\(try current())/96.jpg"
    try site.store.disk.setMode(path, 0o600)
    try expect(.wrong, at: path, "600 instead of 644", repairs: true)
  }

  @Test(arguments: ["users/a b.json", "profile_image/x", "masters/x", "removed/x", "emails/x"])
  func namesThatMeanNothing(_ path: String) throws {
    try write("{}", to: path)
    try expect(.wrong, at: path, "is not the name", repairs: false)
  }

  @Test func aKeyThatIsNone() throws {
    try write("short", to: "keys/form")
    try expect(.wrong, at: "keys/form", "is no key", repairs: false)
  }
}
