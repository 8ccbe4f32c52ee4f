import Foundation
import Members
import Store
import System
import Testing

/// The feed and the names, made smaller and made again.
@Suite struct IndexTests {
  let site: TemporaryMembers
  let members: Members

  init() throws {
    site = try TemporaryMembers()
    members = site.members
    for number in 0..<5 {
      try site.join("m\(number)", email: "m\(number)@example.org", photo: photo(UInt8(number)))
    }
    try site.join("Grace", email: "grace@example.org")
  }

  private func lines(_ file: String) throws -> [Substring] {
    try site.text(file).split(separator: "\n")
  }

  /// Makes every line old enough to be dropped: two hours earlier, in the documents as well.
  private func age() throws {
    let shift = { (text: String) in
      text.replacing(#/("seq": ?|"nameSeq": ?|^)(\d{16})/#.anchorsMatchLineEndings()) {
        $0.output.1 + String((Int64($0.output.2) ?? 0) - 7_200_000_000)
      }
    }
    for name in try site.names("users").map({ "users/" + $0 }) + ["gallery.jsonl", "names.tsv"] {
      let text = shift(try site.text(name))
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(site.path)/\(name)"))
    }
  }

  private func shown() throws -> [MemberID] {
    try members.gallery(before: nil, count: 100).members.map(\.id)
  }

  @Test func compactionKeepsWhatCounts() throws {
    let ids = try shown()
    try members.setPhoto(Print(photo(9), alt: nil), of: ids[3])
    try members.removePhoto(of: ids[4])
    try age()
    let expected = try shown()
    #expect(try lines("gallery.jsonl").count == 6)
    #expect(try members.compactFeed())
    #expect(try lines("gallery.jsonl").count == 4)
    #expect(try shown() == expected)
    #expect(try site.names(".").allSatisfy { !$0.hasPrefix(".gallery") })
  }

  @Test func compactionKeepsWhatWasAddedAMomentAgo() throws {
    let feed = Feed(store: site.store)
    _ = try feed.append(member: "about-to-join", photo: "p", colour: "#")
    try members.compactFeed()
    #expect(try lines("gallery.jsonl").count == 6)
    let names = Names(store: site.store)
    _ = try names.append { NameLine(sequence: $0, member: "x", name: "x", initials: "") }
    try members.compactNames()
    #expect(try lines("names.tsv").count == 7)
  }

  @Test func whatIsMostlyDeadIsCompactedByItself() throws {
    let ids = try shown()
    try members.removePhoto(of: ids[0])
    try age()
    try members.compactWhatIsMostlyDead()
    #expect(try lines("gallery.jsonl").count == 5, "most still count")
    for id in ids { try members.removePhoto(of: id) }
    try members.compactWhatIsMostlyDead()
    #expect(try lines("gallery.jsonl") == [])
    #expect(try lines("names.tsv").count == 6)
  }

  @Test func whatIsDeadButNewIsNotTriedAgainAndAgain() throws {
    for id in try shown() { try members.removePhoto(of: id) }
    let before = try site.store.stamp(Key("gallery.jsonl")!)
    try members.compactWhatIsMostlyDead()
    #expect(try site.store.stamp(Key("gallery.jsonl")!) == before)
  }

  @Test func compactionDropsFormerNames() throws {
    let id = try shown()[0]
    let member = try #require(try members.member(id))
    let fields = try ProfileFields(name: "Zoë", bio: "", age: "")
    try members.edit(id, fields, revision: member.revision)
    try age()
    #expect(try lines("names.tsv").count == 7)
    #expect(try members.compactNames())
    #expect(try lines("names.tsv").count == 6)
    #expect(try lines("names.tsv").last?.contains("\tzoe\t") == true)
  }

  @Test func aBrokenDocumentKeepsItsLine() throws {
    let id = try shown()[2]
    try age()
    let file = URL(fileURLWithPath: "\(site.path)/users/\(id).json")
    let document = try Data(contentsOf: file)
    try Data("{".utf8).write(to: file)
    try members.compactFeed()
    try document.write(to: file)
    #expect(try shown().contains(id))
  }

  @Test(arguments: ["lost", "damaged", "torn", "shuffled"])
  func aRebuiltFeedIsTheSame(_ harm: String) throws {
    try age()
    let expected = try shown()
    let cursor = try members.gallery(before: nil, count: 2).older
    let before = try lines("gallery.jsonl")
    let file = URL(fileURLWithPath: "\(site.path)/gallery.jsonl")
    switch harm {
    case "lost": try FileManager.default.removeItem(at: file)
    case "damaged": try Data(repeating: 0xFF, count: 5_000).write(to: file)
    case "torn": try Data(site.text("gallery.jsonl").utf8.dropLast(40)).write(to: file)
    default: try Data(before.reversed().joined(separator: "\n").utf8).write(to: file)
    }
    try members.rebuildFeed()
    #expect(try lines("gallery.jsonl") == before)
    #expect(try shown() == expected)
    #expect(
      try members.gallery(before: cursor, count: 2).members.map(\.id) == Array(expected[2..<4]))
  }

  @Test func aRebuildKeepsWhatWasPublishedMeanwhile() throws {
    _ = try Feed(store: site.store).append(member: "about-to-join", photo: "p", colour: "#")
    let before = try lines("gallery.jsonl")
    try members.rebuildFeed()
    #expect(try lines("gallery.jsonl") == before)
  }

  @Test func rebuiltNamesAreTheSame() throws {
    try age()
    let before = try lines("names.tsv")
    #expect(before.count == 6)
    try FileManager.default.removeItem(atPath: "\(site.path)/names.tsv")
    try members.rebuildNames()
    #expect(try lines("names.tsv") == before)
  }

  @Test func rebuildingNamesTakesInMembersFromElsewhere() throws {
    try site.store.transaction([Key("users/old.json")!]) {
      var document = JSONObject()
      document["name"] = "Ｋｉｍ 민준"
      try $0.create(Key("users/old.json")!, document)
    }
    try members.rebuildNames()
    #expect(try lines("names.tsv").last?.hasSuffix("\told\tkim 민준\tkim ᄆᄌ") == true)
    let before = try lines("names.tsv")
    try members.rebuildNames()
    #expect(try lines("names.tsv") == before)
  }

  @Test func aNameWrittenDifferentlyKeepsItsLine() throws {
    let id = try shown()[0]
    let member = try #require(try members.member(id))
    try members.edit(
      id, try ProfileFields(name: member.name.uppercased(), bio: "x", age: ""),
      revision: member.revision)
    #expect(try lines("names.tsv").count == 6)
    #expect(
      try members.member(id)?.publicDocument(root: "").object?.members.map(\.key).contains(
        "nameSeq")
        == false)
  }
}
