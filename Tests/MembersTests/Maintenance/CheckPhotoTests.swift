import Imaging
import Members
import Store
import Testing

/// Damage to photos: what is shown that must not be, what is missing, and what nobody names.
extension CheckTests {
  /// Nothing of those whose documents are lost is lost as well: they may come back from a copy.
  @Test(arguments: ["gone", "", "{", "{}", #"{"name":"Ada","profilePhotoURL":7}"#, "null"])
  func photosOutliveTheirDocument(_ content: String) throws {
    let path = "users/\(ada).json"
    let document = try site.text(path)
    let masters = try site.names("masters")
    #expect(!masters.isEmpty)
    try site.store.disk.remove(path)
    if content != "gone" { try site.write(content, to: path) }
    for folder in ["profile_image", "masters", "withheld"] {
      for name in try site.names(folder) { try site.age("\(folder)/\(name)") }
    }
    try site.age("credentials/\(ada).json")
    let found = try site.check(repair: true)
    #expect(found.contains { $0.kind == .wrong && $0.outcome == .stays })
    #expect(try site.names("masters") == masters)
    #expect(try site.names("removed").isEmpty)

    // With the document everything is as before.
    try site.write(document, to: path)
    _ = try site.check(repair: true)
    #expect(try site.check() == [])
    #expect(try site.names("profile_image/\(site.photo(of: ada).id)").count == 8)
  }

  @Test func aRenditionWithoutAByte() throws {
    let path = "profile_image/\(try site.photo(of: ada).id)/360.jpg"
    try site.write("", to: path)
    try site.store.disk.setMode(path, 0o644)
    let found = try site.check()
    #expect(found.map(\.kind) == [.wrong])
    #expect(found[0].sentence.contains("lacks renditions"))
  }

  @Test(arguments: ["master.jpg", "metadata.json"]) func aMasterThatIsNotWhole(_ name: String)
    throws
  {
    let folder = "masters/\(try site.photo(of: ada).id)"
    try site.write("", to: "\(folder)/\(name)")
    try site.age(folder)
    let found = try site.check(repair: true)
    #expect(found.contains { $0.path == "\(folder)/\(name)" && $0.outcome == .stays })
    #expect(try site.names(folder).contains("master.jpg"))
  }

  @Test func aPhotoWithoutItsPublicFolder() throws {
    let folder = "profile_image/\(try site.photo(of: ada).id)"
    try site.store.deleteFolder(#require(Key(folder)))
    try expect(.wrong, at: folder, "is missing", repairs: false)
  }

  @Test func aPhotoWithoutARendition() throws {
    let folder = "profile_image/\(try site.photo(of: ada).id)"
    try site.store.disk.remove("\(folder)/96.webp")
    try expect(.wrong, at: folder, "lacks renditions", repairs: false)
  }

  @Test func anEarlierPhotoThatIsPublic() throws {
    let old = try site.photo(of: ada).id
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
    #expect(try site.check() == [], "it may be about to be named")
    try site.age(folder.path)
    let found = try site.check(repair: true)
    #expect(found.map(\.path) == [folder.path])
    #expect(found[0].sentence.contains("no document names") && found[0].outcome == .repaired)
    // Nobody is shown it, and it is still there.
    let photo = try #require(PhotoID("0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"))
    #expect(try site.names("withheld/\(photo)") == ["640.jpg"])
    #expect(try !site.members.wasRemoved(photo))
    #expect(try site.check().map(\.kind) == [.leftover])
  }

  /// With everything else gone as well, nothing tells of the members but their photos.
  @Test func photosOutliveEverythingElse() throws {
    let masters = try site.names("masters")
    for folder in ["users", "credentials", "sessions", "emails"] {
      for name in try site.names(folder) { try site.store.disk.remove("\(folder)/\(name)") }
    }
    for folder in ["profile_image", "masters"] {
      for name in try site.names(folder) { try site.age("\(folder)/\(name)") }
    }
    _ = try site.check(repair: true)
    #expect(try site.names("masters") == masters && !masters.isEmpty)
    #expect(try site.names("removed") == [])
  }

  @Test func aWholePictureThatNobodyNames() throws {
    let folder = try #require(Key("masters/0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"))
    try site.store.writeFolder(
      folder, [Store.File(name: "master.jpg", bytes: [1])], isPublic: false)
    try site.age(folder.path)
    try expect(.leftover, at: folder.path, "no document names", repairs: false)
  }

  @Test func noPhotoIsDeletedWhileADocumentThatMayNameItCannotBeRead() throws {
    let photo = try site.photo(of: ada).id
    try site.write("{\"name\":", to: "users/\(ada).json")
    for folder in ["masters", "profile_image"] { try site.age("\(folder)/\(photo)") }
    #expect(try site.check(repair: true).contains { $0.path == "masters/\(photo)" })
    #expect(try site.members.master(of: photo) == [0xFF, 1])
  }

  @Test func aWholePictureThatIsGone() throws {
    let folder = "masters/\(try site.photo(of: ada).id)"
    try site.store.deleteFolder(#require(Key(folder)))
    try expect(.wrong, at: folder, "is gone, the whole picture", repairs: false)
  }

  @Test func anEarlierPhotoThatIsGone() throws {
    let old = try site.photo(of: ada).id
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    try site.store.deleteFolder(#require(Key("masters/\(old)")))
    try expect(.wrong, at: "masters/\(old)", "is gone, an earlier photo", repairs: false)
  }

  @Test func anEarlierPhotoWithoutItsMark() throws {
    let old = try site.photo(of: ada).id
    try site.members.removePhoto(of: ada)
    try site.store.disk.remove("removed/\(old)")
    try expect(.wrong, at: "removed/\(old)", "404, not 410", repairs: true)
  }

  @Test func aMembersOnlyPhotoInThePublicFolder() throws {
    let photo = try site.photo(of: ada).id
    try site.store.update(#require(Key("users/\(ada).json"))) { $0["visibility"] = "members" }
    try expect(.wrong, at: "profile_image/\(photo)", "not for everybody", repairs: true)
    #expect(try site.names("withheld") == [photo.text])
    #expect(try site.names("withheld/\(photo)").count == 8)
  }

  @Test func aPhotoForEverybodyThatIsWithheld() throws {
    let photo = try site.photo(of: ada).id
    try site.store.disk.rename("profile_image/\(photo)", to: "withheld/\(photo)")
    try expect(.wrong, at: "withheld/\(photo)", "is withheld", repairs: true)
    #expect(try site.names("profile_image") == [photo.text])
  }

  @Test func aPhotoThatModeratorsHoldBackInThePublicFolder() throws {
    try site.store.update(#require(Key("users/\(ada).json"))) { $0["standing"] = "held" }
    let photo = try site.photo(of: ada).id
    try expect(.wrong, at: "profile_image/\(photo)", "not for everybody", repairs: true)
  }

  @Test func aPhotoThatTwoMembersName() throws {
    let photo = try site.photo(of: ada).id
    let key = try #require(Key("users/\(ada).json"))
    let document = try #require(try site.store.get(key))
    try site.store.update(#require(Key("users/\(minjun).json"))) {
      $0["profilePhotoURL"] = document["profilePhotoURL"]
      $0["profilePhoto"] = document["profilePhoto"]
    }
    let found = try site.check(repair: true)
    #expect(found.contains { $0.sentence.contains("is named by") && $0.outcome == .stays })
    #expect(try site.names("profile_image") == [photo.text])
  }

  @Test func aPhotoWithoutItsLineInTheFeed() throws {
    try site.store.disk.remove("gallery.jsonl")
    let found = try site.check()
    #expect(found.map(\.path) == ["users/\(ada).json"])
    #expect(found.first?.sentence.contains("no line in the gallery's feed") == true)
    #expect(try site.check(repair: true).map(\.outcome) == [.repaired])
    #expect(try site.check() == [])
    #expect(try site.members.gallery(before: nil, count: 10).members.map(\.id) == [ada])
  }

  @Test func aPublicRenditionThatTheWebServerCannotRead() throws {
    let path = "profile_image/\(try site.photo(of: ada).id)/96.jpg"
    try site.store.disk.setMode(path, 0o600)
    try expect(.wrong, at: path, "600 instead of 644", repairs: true)
  }
}
