import Foundation
import Imaging
import Store
import Testing

@testable import Members

@Suite("Nothing that a member wrote is left anywhere when they are gone")
struct TracelessTests {
  let site: TemporaryMembers
  /// Unmistakable, and none of it within another.
  let words = [
    "zebulon", "quixotry", "xylograph", "wyvernhall", "jabberbio", "vorpaldescription",
    "galumphinglabel", "frumiouswords", "borogove", "나르시스",
  ]

  init() throws {
    site = try TemporaryMembers()
    try site.join("Grace", email: "grace@example.org", photo: photo(2))
  }

  /// Each of the words that some byte of the tree still tells, with the file.
  private func found() throws -> [String] {
    let names = try #require(FileManager.default.enumerator(atPath: site.path))
      .compactMap { $0 as? String }
    return try names.flatMap { name -> [String] in
      var isFolder: ObjCBool = false
      let path = "\(site.path)/\(name)"
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let text =
        isFolder.boolValue
        ? "" : String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      let all = (name + "\n" + text).lowercased()
      return words.filter { all.contains($0) }.map { "\($0) in \(name)" }
    }.sorted()
  }

  private func edit(_ id: MemberID, _ name: String) throws {
    let revision = try #require(try site.members.member(id)?.revision)
    let fields = try ProfileFields(name: name, bio: "A jabberbio.", age: "36")
    try site.members.edit(id, fields, revision: revision)
  }

  private func letter(_ name: String, to address: String) throws -> Letter {
    Letter(
      name: name, to: try #require(EmailAddress(address)), language: "en", subject: "Hello",
      text: "Dear Zebulon", html: "<p>Dear Zebulon</p>")
  }

  /// A member who has done everything that leaves something behind.
  private func member() throws -> MemberID {
    var print = Print(photo(1), alt: "A vorpaldescription.")
    print.original = .bytes(Array("jabberbio".utf8))
    let application = try Application(
      name: "Zebulon 나르시스", email: "xylograph@example.org", password: goodPassword)
    let session = try site.members.join(application, photo: print, device: "galumphinglabel")
    let id = session.member
    try edit(id, "Quixotry")
    try site.members.changeAddress(
      of: id, to: try #require(EmailAddress("wyvernhall@example.org")))
    _ = try site.members.makeLink(
      .address, of: id, email: EmailAddress("xylograph@example.org"), lifetime: 3_600_000)
    for address in ["xylograph@example.org", "wyvernhall@example.org", "borogove@example.org"] {
      try site.members.post(letter("address", to: address), of: id)
    }
    _ = try site.members.makeToken(
      TokenOrder(name: "galumphinglabel", scopes: "profile:read", days: "1"), of: id)
    let seen = try #require(try site.members.member(id))
    for subject in [Report.Subject.name, .bio, .photo(try #require(seen.photo).id)] {
      try site.members.report(
        subject, of: seen, as: .other, words: Reason("frumiouswords"), by: .stranger)
    }
    try site.members.hold(try #require(seen.photo).id, of: id, by: .command)
    _ = try site.signIn("wyvernhall@example.org", device: "galumphinglabel")
    return id
  }

  @Test func afterTheDeletionOfTheAccount() throws {
    let id = try member()
    #expect(Set(try found().map { $0.prefix { $0 != " " } }).count >= words.count - 2)
    try site.members.delete(id)
    #expect(try found() == [])
  }

  @Test func aFormerNameIsGoneAtOnce() throws {
    let id = try site.join("Zebulon", email: "z@example.org").member
    try edit(id, "Quixotry")
    #expect(try found().filter { $0.hasPrefix("zebulon") } == [])
    try site.members.takeAwayName("Quixotry", of: id, reason: nil, by: .command)
    #expect(try found().filter { $0.hasPrefix("quixotry") } == [])
    let name = try #require(try site.members.member(id)?.name)
    #expect(try site.text("names.tsv").contains(NameLine.folded(name)))
  }

  @Test func afterAnApplicationWasDeclined() throws {
    let id = try site.members.apply(
      Application(name: "Zebulon", email: "xylograph@example.org", password: goodPassword),
      photo: Print(photo(1), alt: "A vorpaldescription."), until: .approval)
    try site.members.decline(id)
    #expect(try found() == [])
  }

  @Test("a letter of somebody else's stays, whatever addresses the member had or asked for")
  func letters() throws {
    let id = try member()
    let address = try #require(EmailAddress("grace@example.org"))
    _ = try site.members.makeLink(.address, of: id, email: address, lifetime: 60_000)
    for address in ["grace@example.org", "wyvernhall@example.org"] {
      try site.members.post(letter("invitation", to: address), of: nil)
    }
    try site.members.delete(id)
    let waiting = try site.members.outboxEntries().map(\.letter.to.text)
    #expect(waiting == ["grace@example.org", "wyvernhall@example.org"])
  }
}
