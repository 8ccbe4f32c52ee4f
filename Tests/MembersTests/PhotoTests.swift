import Imaging
import Members
import Store
import Testing

@Suite struct PhotoTests {
  let site: TemporaryMembers
  let ada: MemberID

  init() throws {
    site = try TemporaryMembers(earlierPhotos: 2)
    ada = try site.join(photo: photo(1)).member
  }

  @Test func aNewPhotoTakesTheOldOneOutOfThePublicFolder() throws {
    let old = try site.photo(of: ada).id
    let new = try site.members.setPhoto(Print(photo(2), alt: "Ada at sea"), of: ada)
    #expect(try site.names("profile_image") == [new.text])
    #expect(try site.members.wasRemoved(old))
    #expect(try !site.members.wasRemoved(new))
    #expect(try site.photo(of: ada).alt == "Ada at sea")
    #expect(try Set(site.names("masters")) == [old.text, new.text])
    #expect(try site.members.rendition(of: new, .px96, .jpeg) == [2])
    #expect(try site.members.rendition(of: old, .px96, .jpeg) == nil)
    #expect(try site.members.master(of: old) == [0xFF, 1], "for its owner")
  }

  @Test func aSizeThatIsMadeOnRequestStopsNoDocument() throws {
    let photo = try site.photo(of: ada).id
    let made = try site.members.makeRendition(of: photo, .px1280, .jpeg) { _, _ in
      for number in 0..<256 {
        let key = try #require(Key("users/\(number).json"))
        try site.store.transaction([key]) { _ in }
      }
      return [1]
    }
    #expect(made == [1])
    #expect(try site.members.makeRendition(of: photo, .px1280, .jpeg) { _, _ in [2] } == [1])
    // Taken away while another is made.
    let late = try site.members.makeRendition(of: photo, .px1280, .webp) { _, _ in
      try site.members.removePhoto(of: ada)
      return [3]
    }
    #expect(late == nil)
    #expect(try site.names("profile_image") == [])
  }

  @Test func onlySoManyEarlierPhotosAreKept() throws {
    for mark in 2...6 { try site.members.setPhoto(Print(photo(UInt8(mark)), alt: nil), of: ada) }
    #expect(try site.names("masters").count == 3)
    #expect(try site.names("profile_image").count == 1)
  }

  @Test func removingShowsNoneAndLeavesTheGallery() throws {
    let old = try site.photo(of: ada).id
    try site.members.removePhoto(of: ada)
    #expect(try site.members.member(ada)?.photo == nil)
    #expect(try site.names("profile_image") == [])
    #expect(try site.members.wasRemoved(old))
    #expect(try site.members.gallery(before: nil, count: 10).members.isEmpty)
    try site.members.removePhoto(of: ada)
  }

  @Test func theGalleryShowsEachMemberOnceByTheirNewestPhoto() throws {
    let minjun = try site.join("민준", email: "minjun@example.org", photo: photo(3)).member
    #expect(try site.members.gallery(before: nil, count: 10).members.map(\.id) == [minjun, ada])
    try site.members.setPhoto(Print(photo(4), alt: nil), of: ada)
    #expect(try site.members.gallery(before: nil, count: 10).members.map(\.id) == [ada, minjun])
  }

  @Test func pagesFollowEachOtherWithoutGapOrRepetition() throws {
    for number in 0..<6 {
      try site.join("m\(number)", email: "m\(number)@example.org", photo: photo())
    }
    var seen: [MemberID] = []
    var cursor: Int64?
    repeat {
      let page = try site.members.gallery(before: cursor, count: 2)
      seen += page.members.map(\.id)
      cursor = page.older
    } while cursor != nil
    #expect(seen.count == 7)
    #expect(Set(seen).count == 7)
    #expect(seen.last == ada)
  }

  @Test func aPhotoForNobodyLeavesNoFile() throws {
    let nobody = try #require(MemberID("nobody"))
    let before = try site.names("masters")
    #expect(throws: StoreError.self) {
      try site.members.setPhoto(Print(photo(9), alt: nil), of: nobody)
    }
    #expect(try site.names("masters") == before)
    #expect(try site.names("profile_image").count == 1)
  }

  @Test func thePublicDocumentIsAnAllowList() throws {
    let key = try #require(Key("users/\(ada).json"))
    try site.store.update(key) {
      $0["age"] = 36
      $0["phone"] = "secret"
      $0["bio"] = "Counts."
    }
    let document = try #require(try site.members.member(ada))
      .publicDocument(root: "https://x.org/f")
    let shown = document.object?.members.map(\.key)
    #expect(shown == ["name", "bio", "dateJoined", "profilePhotoURL"])
    let id = try site.photo(of: ada).id
    #expect(document["profilePhotoURL"]?.text == "https://x.org/f/profile_image/\(id)")
  }

  @Test func anEditFromAnOlderPageDoesNotUndoANewerOne() throws {
    let member = try #require(try site.members.member(ada))
    let first = try ProfileFields(name: "Ada One", bio: "", age: "36")
    let second = try ProfileFields(name: "Ada Two", bio: "x", age: "")
    try site.members.edit(ada, first, revision: member.revision)
    #expect(throws: StoreError.self) {
      try site.members.edit(ada, second, revision: member.revision)
    }
    #expect(try site.members.member(ada)?.name == "Ada One")
    #expect(try site.members.member(ada)?.age == 36)
    #expect(try site.members.member(ada)?.photo != nil)
  }
}
