import Glibc
import System
import Testing

@testable import Imaging

/// Letterings as members' initials are.
enum SampleLettering {
  static let ink = Colour(red: 0xFB, green: 0xF7, blue: 0xEE)
  static let ground = Colour(red: 0x73, green: 0x55, blue: 0x46)

  static func of(_ text: String, typeSize: Int = 34) -> Lettering? {
    Lettering(text, ink: ink, ground: ground, typeSize: typeSize)
  }

  static let longest = of(String(repeating: "é", count: Lettering.longestText / 2), typeSize: 100)
}

@Suite("Letters are drawn")
struct LetteringTests {
  static let imager = Imager(path: Places.imager)

  private func draw(
    _ text: String, _ size: RenditionSize = .px360, _ format: PictureFormat = .png
  ) throws -> [UInt8] {
    try Self.imager.draw(try #require(SampleLettering.of(text)), size: size, format: format)
  }

  @Test(
    "in every script",
    arguments: ["A\u{200C}L", "민준", "م\u{200C}ع", "कि\u{200C}श", "👨‍👩‍👧‍👦", "Å", "กิ"])
  func scripts(_ text: String) throws {
    let picture = try draw(text)
    #expect(PictureFile(picture)?.size == PixelSize(width: 360, height: 360))
    // A plain ground alone is far smaller.
    #expect(picture.count > 2_000)
  }

  @Test("in every size and format, with nothing but pixels in the file")
  func formats() throws {
    for size in RenditionSize.allCases {
      for format in PictureFormat.allCases {
        let picture = try draw("A\u{200C}L", size, format)
        let file = try #require(PictureFile(picture))
        #expect(file.format == format && file.size.width == size.pixels)
        if format != .png { #expect(MetadataScan.findings(in: picture) == []) }
      }
    }
  }

  @Test("the ground is the colour that was asked for")
  func ground() throws {
    let corner = Crop(square: .init(left: 0, top: 0, side: 200_000))
    let found = try Self.imager.develop(try draw("."), crop: corner).averageColour
    #expect(abs(Int(found.red) - 0x73) <= 1 && abs(Int(found.blue) - 0x46) <= 1)
  }

  @Test(
    "characters that no font has are refused",
    arguments: ["\u{E000}", "A\u{F8F0}", "\u{10FFFD}"])
  func unknown(_ text: String) {
    #expect(throws: ImagingError.unsupported) { _ = try draw(text) }
  }

  @Test("what is too wide is drawn smaller, and a blank not at all")
  func extremes() throws {
    let longest = try #require(SampleLettering.longest)
    #expect(try Self.imager.draw(longest, size: .px96, format: .jpeg).count > 500)
    #expect(throws: ImagingError.unsupported) { _ = try draw(" ") }
    #expect(SampleLettering.of("") == nil && SampleLettering.of("A", typeSize: 0) == nil)
    #expect(SampleLettering.of(String(repeating: "A", count: 129)) == nil)
  }

  @Test("the same letters make the same file")
  func deterministic() throws {
    #expect(try draw("Q") == draw("Q"))
  }

  @Test("only plain PNG files of the right kind are pictures")
  func plainPNG() throws {
    let picture = try draw("A", .px96)
    #expect(PictureFile(picture) != nil && BarePNG.picture(in: picture) == picture)
    #expect(PictureFile(picture + [0]) == nil && PictureFile(Array(picture.dropLast())) == nil)
    let end = picture.count - 12
    let remark = DrawnPNG.chunk("tEXt", Array("a\0b".utf8))
    let remarked = picture[..<end] + remark + picture[end...]
    #expect(PictureFile(Array(remarked)) == nil)
    #expect(BarePNG.picture(in: Array(remarked)) == picture)
    var damaged = picture
    damaged[end - 1] ^= 1
    #expect(PictureFile(damaged) == nil && BarePNG.picture(in: damaged) == nil)
    let transparent = DrawnPNG(width: 4, height: 4, hasAlpha: true) { _, _ in [1, 2, 3, 4] }
    #expect(PictureFile(transparent.bytes) == nil)
  }
}
