import Foundation
import Imaging
import Testing

@testable import Members
@testable import Store

@Suite("Monograms")
struct MonogramTests {
  /// Relative luminance, 0 to 1 (WCAG 2.2).
  private func luminance(_ colour: Colour) -> Double {
    let linear = [colour.red, colour.green, colour.blue].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func member(uid: String, name: String = "Ada") throws -> Member {
    var document = JSONObject()
    document["name"] = .string(name)
    return Member(
      id: try #require(MemberID(uid)), document: document, stamp: Stamp(path: "", status: nil))
  }

  @Test("initials stand out from every ground", arguments: Monogram.grounds)
  func contrast(_ ground: Colour) {
    let ratio = (luminance(Monogram.ink) + 0.05) / (luminance(ground) + 0.05)
    #expect(ratio >= 4.5, "\(ground): \(ratio)")
    // And the ground from the paper of a light page and of a dark one.
    for paper in ["#f4f1ea", "#171513"].compactMap({ Colour($0) }) {
      let (first, second) = (luminance(paper) + 0.05, luminance(ground) + 0.05)
      #expect(max(first, second) / min(first, second) >= 2.5, "\(ground) on \(paper)")
    }
  }

  @Test("there are eight grounds, and all are given out")
  func grounds() throws {
    #expect(Set(Monogram.grounds).count == 8)
    let found = try (0..<200).map { try #require(member(uid: "member-\($0)").monogram).ground }
    #expect(Set(found).count == 8)
  }

  @Test("a new name changes the initials and never the ground")
  func rename() throws {
    let before = try #require(member(uid: "ada", name: "Ada Lovelace").monogram)
    let after = try #require(member(uid: "ada", name: "Grace Hopper").monogram)
    #expect(before.initials.characters == ["A", "L"] && after.initials.characters == ["G", "H"])
    #expect(before.ground == after.ground)
  }
}
