import Foundation
import Imaging
import Members
import Store
import Testing

/// What a crash in the middle of a change leaves, made by hand, and what becomes of it.
@Suite struct CrashTests {
  let site: TemporaryMembers
  let ada: MemberID

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join(photo: photo(1)).member
  }

  /// An intent of a process that is no more.
  private func intend(_ photos: [String], of member: String) throws {
    let text =
      #"{"uid":"\#(member)","photos":[\#(photos.map { "\"\($0)\"" }.joined(separator: ","))],"process":0}"#
    try site.write(text, to: "staged/intent-test")
  }

  @Test func changesThatCameToTheirEndLeaveNothingToSettle() throws {
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    try site.members.removePhoto(of: ada)
    #expect(try site.names("staged") == [])
  }

  @Test func aPhotoThatNoDocumentNamesIsTakenBack() throws {
    let orphan = "0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"
    for folder in ["profile_image", "masters"] {
      let key = try #require(Key("\(folder)/\(orphan)"))
      try site.store.writeFolder(key, [Store.File(name: "640.jpg", bytes: [1])], isPublic: true)
    }
    let kept = try site.photo(of: ada).id
    try intend([orphan, kept.text], of: ada.text)
    try site.members.settle()
    #expect(try site.names("profile_image") == [kept.text])
    #expect(try site.names("masters") == [kept.text])
    #expect(try site.names("staged") == [])
    #expect(try site.members.wasRemoved(#require(PhotoID(orphan))))
  }

  @Test func aReplacedPhotoLeavesThePublicFolderAndStaysTheOwners() throws {
    let old = try site.photo(of: ada).id
    let files = try site.names("profile_image/\(old)")
    try site.members.setPhoto(Print(photo(2), alt: nil), of: ada)
    // As if the last step had not happened.
    let folder = try #require(Key("profile_image/\(old)"))
    try site.store.writeFolder(
      folder, files.map { Store.File(name: $0, bytes: [1]) }, isPublic: true)
    try intend([old.text], of: ada.text)
    try site.members.settle()
    #expect(try site.names("profile_image") == [site.photo(of: ada).id.text])
    #expect(try site.members.master(of: old) == [0xFF, 1])
  }

  @Test func aMemberWhoNeverCameToBeLeavesNoPhoto() throws {
    let orphan = "0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"
    let key = try #require(Key("profile_image/\(orphan)"))
    try site.store.writeFolder(key, [Store.File(name: "640.jpg", bytes: [1])], isPublic: true)
    try intend([orphan], of: "nobody")
    try site.members.settle()
    #expect(try site.names("profile_image") == [site.photo(of: ada).id.text])
  }

  @Test("a document that cannot be read keeps no other change waiting, nor a check from its end")
  func brokenDocument() throws {
    let grace = try site.join("Grace", email: "grace@example.org", photo: photo(2)).member
    let orphan = "0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"
    let key = try #require(Key("masters/\(orphan)"))
    try site.store.writeFolder(key, [Store.File(name: "master.jpg", bytes: [1])], isPublic: false)
    for (name, member) in [("a", ada), ("b", grace)] {
      let photos = name == "b" ? "\"\(orphan)\"" : ""
      try site.write(
        #"{"uid":"\#(member)","photos":[\#(photos)],"process":0}"#, to: "staged/intent-\(name)")
    }
    try site.write("{", to: "users/\(ada).json")
    #expect(throws: StoreError.self) { try site.members.settle() }
    #expect(try !site.names("masters").contains(orphan))
    #expect(try site.names("staged") == ["intent-a"])
    let found = try site.check(repair: true)
    #expect(found.contains { $0.path == "users/\(ada).json" })
  }

  @Test("credentials and photos stay where the document is only away for a moment")
  func absentDocument() throws {
    let photo = try site.photo(of: ada).id
    try site.store.disk.rename("users/\(ada).json", to: "staged/away")
    try intend([photo.text], of: ada.text)
    try site.members.settle()
    try site.store.disk.rename("staged/away", to: "users/\(ada).json")
    for folder in ["profile_image", "masters"] { #expect(try site.names(folder) == [photo.text]) }
    #expect(try site.names("removed") == [])
    let session = try site.members.signIn(
      email: "ada@example.org", password: goodPassword, device: "")
    #expect(session?.member == ada)
  }

  @Test func whatAnotherProcessIsDoingIsLeftAlone() throws {
    let orphan = "0b3f9f0e-7a51-4a0e-9d0c-3c1a5a7e2f10"
    let key = try #require(Key("profile_image/\(orphan)"))
    try site.store.writeFolder(key, [Store.File(name: "640.jpg", bytes: [1])], isPublic: true)
    let text = #"{"uid":"\#(ada)","photos":["\#(orphan)"],"process":\#(getpid())}"#
    try site.write(text, to: "staged/intent-test")
    try site.members.settle()
    #expect(try site.names("profile_image").contains(orphan))
    #expect(try site.names("staged") == ["intent-test"])
  }

  @Test func aBrokenDocumentTakesNobodyElseOffTheGallery() throws {
    let minjun = try site.join("민준", email: "minjun@example.org", photo: photo(3)).member
    try site.write("{\"name\":", to: "users/\(ada).json")
    #expect(try site.members.gallery(before: nil, count: 10).members.map(\.id) == [minjun])
  }

  @Test func aPageMadeWithoutADocumentIsOverWhenTheDocumentAppears() throws {
    let name = "users/\(ada).json"
    try site.store.disk.rename(name, to: "staged/away")
    let page = try site.members.gallery(before: nil, count: 10)
    #expect(page.members.isEmpty)
    #expect(site.store.areCurrent(page.sources))
    try site.store.disk.rename("staged/away", to: name)
    #expect(!site.store.areCurrent(page.sources))
  }
}
