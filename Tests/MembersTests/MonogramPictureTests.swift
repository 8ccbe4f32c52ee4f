import Foundation
import Imaging
import Testing

@testable import Members
@testable import Store

@Suite("Pictures of monograms")
struct MonogramPictureTests {
  private let site: TemporaryMembers
  private let ada: Monogram

  init() throws {
    site = try TemporaryMembers()
    ada = try #require(try Self.monogram("Ada Lovelace"))
  }

  private static func monogram(_ name: String) throws -> Monogram? {
    var document = JSONObject()
    document["name"] = .string(name)
    return Member(
      id: try #require(MemberID("ada")), document: document, stamp: Stamp(path: "", status: nil)
    ).monogram
  }

  private func picture(
    of monogram: Monogram, _ size: RenditionSize = .px96, _ format: PictureFormat = .png,
    draw: (Lettering) throws -> [UInt8]
  ) throws -> [UInt8]? {
    try site.members.picture(of: monogram, size, format, draw)
  }

  private func age(_ name: String, seconds: Double) throws {
    try site.age("initials/\(name)", hours: seconds / 3600)
  }

  @Test("each is drawn once for each size and format, and again when its file is gone")
  func once() throws {
    var drawn = 0
    let draw: (Lettering) -> [UInt8] = { _ in
      drawn += 1
      return [1, 2, 3]
    }
    for _ in 0..<3 { #expect(try picture(of: ada, draw: draw) == [1, 2, 3]) }
    #expect(drawn == 1)
    _ = try picture(of: ada, .px180, draw: draw)
    _ = try picture(of: ada, .px96, .webp, draw: draw)
    #expect(drawn == 3)
    #expect(try site.names("initials").count == 3)
    try FileManager.default.removeItem(atPath: "\(site.path)/initials")
    #expect(try picture(of: ada, draw: draw) == [1, 2, 3])
    #expect(drawn == 4)
  }

  @Test("a new name is another picture")
  func rename() throws {
    _ = try picture(of: ada) { Array($0.text.utf8) }
    let grace = try #require(try Self.monogram("Grace Hopper"))
    #expect(try picture(of: grace) { Array($0.text.utf8) } == Array("G\u{200C}H".utf8))
  }

  @Test("what cannot be drawn is not tried again at once")
  func undrawable() throws {
    #expect(try picture(of: ada) { _ in throw ImagingError.unsupported } == nil)
    #expect(try picture(of: ada) { _ in [1] } == nil)
    try age(#require(site.names("initials").first), seconds: 301)
    #expect(try picture(of: ada) { _ in [1] } == [1])
  }

  @Test("what failed is not tried again at once, and does not count as undrawable")
  func failure() throws {
    for error in [ImagingError.timedOut, .imagerFailed(detail: "gone")] {
      let monogram = try #require(try Self.monogram("Name \(error.code.last ?? "x")"))
      #expect(throws: MonogramFailed.self) { try picture(of: monogram) { _ in throw error } }
      #expect(throws: MonogramFailed.self) { try picture(of: monogram) { _ in [1] } }
      for name in try site.names("initials") { try age(name, seconds: 301) }
      #expect(try picture(of: monogram) { _ in [1] } == [1])
    }
  }

  @Test("that nobody had time for it is not kept")
  func busy() throws {
    #expect(throws: ImagingError.busy(retryAfter: 5)) {
      _ = try picture(of: ada) { _ in throw ImagingError.busy(retryAfter: 5) }
    }
    #expect(throws: Busy.self) { _ = try picture(of: ada) { _ in throw Busy(retryAfter: 5) } }
    #expect(try site.names("initials") == [])
  }

  @Test("nobody waits for somebody else's drawing, and none stops a document")
  func together() throws {
    let drawn = try picture(of: ada) { _ in
      #expect(throws: Busy.self) { try picture(of: ada) { _ in [2] } }
      #expect(throws: Busy.self) { try picture(of: ada) { _ in [3] } }
      for number in 0..<256 {
        let key = try #require(Key("users/\(number).json"))
        try site.store.transaction([key]) { _ in }
      }
      return [1]
    }
    #expect(drawn == [1])
  }

  @Test("what is no picture does not end the sweeping")
  func foreign() throws {
    _ = try picture(of: ada) { _ in [1] }
    let name = try #require(try site.names("initials").first)
    try FileManager.default.createDirectory(
      atPath: "\(site.path)/initials/0-folder", withIntermediateDirectories: false)
    try age(name, seconds: 31 * 86_400)
    try age("0-folder", seconds: 31 * 86_400)
    try site.members.sweepMonograms(to: 0)
    #expect(try site.names("initials") == ["0-folder"])
  }

  @Test("those of long ago are swept away")
  func sweep() throws {
    _ = try picture(of: ada) { _ in [1] }
    _ = try picture(of: ada, .px180) { _ in [1] }
    let names = try site.names("initials")
    try age(names[0], seconds: 31 * 86_400)
    try site.members.sweepMonograms()
    #expect(try site.names("initials") == [names[1]])
  }

  @Test("beyond the room for them, the oldest go")
  func room() throws {
    for (age, size) in [(30.0, RenditionSize.px96), (10, .px180), (20, .px360)] {
      let before = Set(try site.names("initials"))
      _ = try picture(of: ada, size) { _ in [UInt8](repeating: 1, count: 100) }
      for name in try site.names("initials") where !before.contains(name) {
        try self.age(name, seconds: age)
      }
    }
    let sizes = { try site.names("initials").map { $0.drop { $0 != "-" } }.sorted() }
    try site.members.sweepMonograms(to: 300)
    #expect(try sizes() == ["-180.png", "-360.png", "-96.png"])
    try site.members.sweepMonograms(to: 299)
    #expect(try sizes() == ["-180.png", "-360.png"])
    try site.members.sweepMonograms(to: 100)
    #expect(try sizes() == ["-180.png"])
  }
}
