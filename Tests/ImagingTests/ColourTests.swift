@testable import Imaging
import Testing

@Suite("Colours of other profiles come out as they were meant")
struct ColourTests {
  private static let given: [[UInt8]] = [
    [0, 0, 0], [255, 255, 255], [128, 128, 128], [200, 100, 50], [50, 180, 90], [20, 30, 200],
    [255, 0, 0], [3, 5, 9], [240, 220, 30],
  ]

  /// Profiles, and what Little CMS 2.14 makes of `given` with each, without its shortcuts.
  private static let cases: [(profile: [UInt8], wanted: [[UInt8]])] = [
    (
      ICCSketch.profile(ICCSketch.displayP3, curve: ICCSketch.parametric),
      [
        [0, 0, 0], [255, 255, 255], [128, 128, 128], [215, 93, 31], [0, 183, 78], [17, 30, 208],
        [255, 0, 0], [3, 5, 9], [244, 219, 0],
      ]
    ),
    (
      ICCSketch.profile(ICCSketch.adobeRGB, curve: ICCSketch.gamma),
      [
        [0, 0, 0], [255, 255, 255], [129, 129, 129], [227, 100, 42], [0, 181, 83], [5, 24, 205],
        [255, 0, 0], [0, 1, 2], [248, 221, 0],
      ]
    ),
    (
      ICCSketch.profile(ICCSketch.displayP3, curve: ICCSketch.table),
      [
        [0, 0, 0], [255, 255, 255], [138, 138, 138], [229, 116, 79], [0, 200, 107], [52, 69, 223],
        [255, 0, 0], [16, 25, 37], [248, 230, 0],
      ]
    ),
  ]

  @Test("as an independent library has them", arguments: cases.indices)
  func matrix(index: Int) throws {
    let (profile, wanted) = Self.cases[index]
    let matrix = try #require(MatrixProfile(profile))
    var pixels = Self.given.flatMap { $0 }
    var span = pixels.mutableSpan
    matrix.convert(&span)
    for (found, value) in zip(pixels, wanted.flatMap { $0 }) {
      #expect(abs(Int(found) - Int(value)) <= 1, "\(pixels)")
    }
  }

  @Test func theWholePipelineConvertsAProfile() throws {
    let profile = ICCSketch.profile(ICCSketch.displayP3, curve: ICCSketch.parametric)
    let imager = Imager(path: Places.imager)
    let png = DrawnPNG(width: 64, height: 64) { _, _ in [200, 100, 50] }
    let jpeg = try imager.develop(png.bytes).master
    let tagged = BareJPEG(jpeg.span, profile: profile)?.bytes
    let photo = try imager.develop(try #require(tagged))
    #expect(photo.changes == [.coloursConverted])
    let found = photo.averageColour
    for (value, wanted) in [(found.red, 215), (found.green, 93), (found.blue, 31)] {
      #expect(abs(Int(value) - wanted) <= 3, "\(found)")
    }
  }

  @Test func otherProfilesAreLeftToLibvips() {
    #expect(MatrixProfile([]) == nil)
    var grey = ICCSketch.profile(ICCSketch.displayP3, curve: ICCSketch.gamma)
    grey.replaceSubrange(16..<20, with: Array("GRAY".utf8))
    #expect(MatrixProfile(grey) == nil)
    // Numbers far from any real profile convert to something, without a trap.
    let wild = ICCSketch.profile(
      [[32_767, -32_768, 9], [1e4, 1e4, -1e4], [-1e4, 3e4, 0]], curve: ICCSketch.gamma)
    var pixels = Self.given.flatMap { $0 }
    var span = pixels.mutableSpan
    MatrixProfile(wild)?.convert(&span)
  }
}
