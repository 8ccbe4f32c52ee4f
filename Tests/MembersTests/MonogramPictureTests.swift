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
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: "\(site.path)/initials/\(name)")
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
  func failure() throws {
    for error in [ImagingError.unsupported, .timedOut, .imagerFailed(detail: "gone")] {
      let name = "Name \(error.code.last ?? "x")"
      let monogram = try #require(try Self.monogram(name))
      #expect(try picture(of: monogram) { _ in throw error } == nil)
      #expect(try picture(of: monogram) { _ in [1] } == nil)
    }
    for name in try site.names("initials") { try age(name, seconds: 301) }
    let monogram = try #require(try Self.monogram("Name d"))
    #expect(try picture(of: monogram) { _ in [1] } == [1])
  }

  @Test("that nobody had time for it is not kept")
  func busy() throws {
    #expect(throws: ImagingError.busy(retryAfter: 5)) {
      _ = try picture(of: ada) { _ in throw ImagingError.busy(retryAfter: 5) }
    }
    #expect(throws: Busy.self) { _ = try picture(of: ada) { _ in throw Busy(retryAfter: 5) } }
    #expect(try site.names("initials") == [])
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
}
