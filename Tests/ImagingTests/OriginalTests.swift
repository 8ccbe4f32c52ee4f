@testable import Imaging
import System
import Testing

@Suite("All pixels of a large upload are kept for a later crop, and nothing else of it")
struct OriginalTests {
  static let imager = Imager(path: Places.imager)
  /// A picture with more pixels than a master.
  private static let png = DrawnPNG.quadrants(width: 2100, height: 700).bytes
  private static let made = Result { try #require(try imager.develop(png).original) }

  /// That picture as a JPEG of nothing but its pixels.
  private func jpeg() throws -> [UInt8] { try Self.made.get().bytes }

  private func isClose(_ first: Colour, _ second: Colour) -> Bool {
    first.isClose(to: second, within: 3)
  }

  private func bare(_ file: [UInt8], profile: [UInt8] = []) -> [UInt8]? {
    BareJPEG(file.span, profile: profile)?.bytes
  }

  @Test("of a JPEG every byte of the picture, and its orientation", arguments: [1, 3, 6, 8])
  func jpegIsCopiedWithoutLoss(orientation: UInt8) throws {
    let plain = try jpeg()
    let bare =
      orientation == 1 ? plain : DrawnJPEG.oriented(plain, orientation, bigEndian: true)
    var upload = orientation == 1 ? plain : DrawnJPEG.oriented(plain, orientation, bigEndian: false)
    for (segment, text) in [
      (0xE1, "http://ns.adobe.com/xap/1.0/\0MARKER"), (0xED, "Photoshop 3.0\0MARKER"),
      (0xFE, "MARKER"), (0xE2, "MPF\0MARKER"), (0xE0, "JFXX\0MARKER"), (0xEF, "MARKER"),
    ] as [(UInt8, String)] {
      upload = DrawnJPEG.with(upload, segment: segment, Array(text.utf8))
    }
    upload += Array("....ftypmp42".utf8) + plain
    let photo = try Self.imager.develop(upload)
    let original = try #require(photo.original)
    #expect(original.bytes == bare)
    #expect(original.type == .jpeg)
    #expect(MetadataScan.findings(inOriginal: original.bytes) == [])
    let again = try Self.imager.develop(original.bytes)
    #expect(again.master == photo.master)
    #expect(again.renditions.map(\.bytes) == photo.renditions.map(\.bytes))
    #expect(again.crop == photo.crop && again.originalSize == photo.originalSize)
    #expect(again.original?.bytes == original.bytes)
  }

  @Test func thumbnailsAndPaddingOfKeptSegmentsAreLost() {
    let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]
    let jfif = Array("JFIF\0".utf8) + [1, 2, 1, 0, 72, 0, 72]
    let adobe = Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 2]
    var file = DrawnJPEG.with([0xFF, 0xD8] + scan, segment: 0xEE, adobe + [7, 7, 7])
    file = DrawnJPEG.with(file, segment: 0xE0, jfif + [1, 1, 9, 9, 9])
    var wanted = DrawnJPEG.with([0xFF, 0xD8] + scan + [0xFF, 0xD9], segment: 0xEE, adobe)
    wanted = DrawnJPEG.with(wanted, segment: 0xE0, jfif + [0, 0])
    // Stray bytes between segments, a forgotten end, and one with something after it.
    #expect(bare(file) == wanted)
    #expect(bare(file + [0xFF, 0xD9, 5, 5]) == wanted)
    #expect(bare([0xFF, 0xD8, 5, 5] + file.dropFirst(2)) == wanted)
    #expect(bare([0xFF, 0xD8, 0xFF, 0xD9]) == nil)
  }

  @Test func aLongProfileIsSpreadOverSegments() throws {
    let profile = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let first = Array("ICC_PROFILE\0".utf8) + [1, 2] + profile.prefix(65_519)
    let second = Array("ICC_PROFILE\0".utf8) + [2, 2] + profile.dropFirst(65_519)
    var wanted = DrawnJPEG.with(try jpeg(), segment: 0xE2, second)
    wanted = DrawnJPEG.with(wanted, segment: 0xE2, first)
    #expect(try bare(jpeg(), profile: profile) == wanted)
  }

  @Test func ofAnotherTypeItIsAJPEGOfTheSameSize() throws {
    let photo = try Self.imager.develop(Self.png)
    let original = try #require(photo.original)
    let size = JPEGOutline(original.bytes.span).size
    #expect(size == PixelSize(width: 2100, height: 700))
    #expect(MetadataScan.findings(inOriginal: original.bytes) == [])
    let again = try Self.imager.develop(original.bytes)
    #expect(isClose(again.averageColour, photo.averageColour))
    #expect(again.crop == photo.crop)
  }

  @Test func thereIsNoneWithoutNeedOrWish() throws {
    let small = DrawnPNG.quadrants(width: 2048, height: 300).bytes
    #expect(try Self.imager.develop(small).original == nil)
    #expect(try Self.imager.develop(Self.png, keepsOriginal: false).original == nil)
    #expect(try Self.imager.develop(try jpeg(), keepsOriginal: false).original == nil)
  }

  @Test func transparencyIsFilledInIt() throws {
    let png = DrawnPNG(width: 2100, height: 100, hasAlpha: true) { _, _ in [200, 0, 0, 0] }
    let imager = Imager(path: Places.imager, background: Colour(red: 40, green: 80, blue: 120))
    let photo = try imager.develop(png.bytes)
    let again = try Self.imager.develop(try #require(photo.original).bytes)
    #expect(isClose(again.averageColour, Colour(red: 40, green: 80, blue: 120)))
    #expect(photo.changes.contains(.backgroundFilled))
  }

  @Test("a new crop of it shows what developing with that crop shows", arguments: 0...3)
  func recrop(turns: Int) throws {
    let upload = DrawnJPEG.oriented(try jpeg(), 6, bigEndian: true)
    let photo = try Self.imager.develop(upload)
    let original = try MemoryFile(try #require(photo.original).bytes)
    let master = try MemoryFile(photo.master)
    let squares: [Crop.Square?] = [
      nil, .init(left: 0, top: 0, side: 1_000_000), .init(left: 50_000, top: 20_000, side: 310_000),
    ]
    for square in squares {
      let crop = Crop(square: square, quarterTurns: turns)
      let wanted = try Self.imager.develop(upload, crop: crop)
      for file in [original.descriptor.number, master.descriptor.number] {
        let found = try Self.imager.recrop(photo: file, crop: crop)
        #expect(isClose(found.averageColour, wanted.averageColour))
        #expect(found.renditions.map(\.size) == wanted.renditions.map(\.size))
        for rendition in found.renditions {
          #expect(MetadataScan.findings(in: rendition.bytes) == [])
        }
      }
      #expect(
        try Self.imager.recrop(photo: original.descriptor.number, crop: crop).crop == wanted.crop)
    }
  }

  @Test("every large photo of the corpus can be developed again from its copy")
  func corpus() throws {
    guard let corpus = Places.corpus else { return }
    var count = 0
    for line in CorpusTests.lines where line.allowed.acceptance {
      let bytes = try FileBytes.read("\(corpus)/images/\(line.file)", limit: 100_000_000)
      guard let photo = try? Self.imager.develop(bytes), let original = photo.original else {
        continue
      }
      count += 1
      #expect(MetadataScan.findings(inOriginal: original.bytes) == [], "\(line.file)")
      let again = try Self.imager.develop(original.bytes)
      #expect(again.originalSize == photo.originalSize, "\(line.file)")
      #expect(isClose(again.averageColour, photo.averageColour), "\(line.file)")
      if !photo.changes.contains(where: { $0.code.hasPrefix("converted-from") }) {
        #expect(again.master == photo.master, "\(line.file)")
        #expect(again.renditions.map(\.bytes) == photo.renditions.map(\.bytes), "\(line.file)")
      }
      print(line.file, bytes.count, original.bytes.count, photo.originalSize)
    }
    #expect(count > 10)
  }
}
