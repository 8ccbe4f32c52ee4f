import Imaging
import System
import Testing

@Suite("What becomes of a good photo")
struct PipelineTests {
  static let imager = Imager(path: Places.imager)

  /// The mean colour of a picture's corners: shown by cutting each out as a photo of its own.
  private func corners(of jpeg: [UInt8]) throws -> [Colour] {
    let edge = 1_000_000 * 3 / 4
    return try [(0, 0), (edge, 0), (0, edge), (edge, edge)].map { left, top in
      let square = Crop.Square(left: left, top: top, side: 200_000)
      return try Self.imager.develop(jpeg, crop: Crop(square: square)).averageColour
    }
  }

  private func isClose(_ first: Colour, _ second: Colour) -> Bool {
    first.isClose(to: second, within: 6)
  }

  @Test func everySizeIsExactAndCleanAndSmall() throws {
    let png = DrawnPNG.quadrants(width: 800, height: 600)
    let photo = try Self.imager.develop(png.bytes)
    #expect(photo.masterSize == PixelSize(width: 800, height: 600))
    #expect(photo.originalSize == photo.masterSize)
    #expect(photo.changes == [.converted(from: .png)])
    #expect(photo.renditions.map(\.size.pixels) == [640, 640, 360, 360, 180, 180, 96, 96])
    #expect(photo.renditions.map(\.format.fileExtension).prefix(2) == ["jpg", "webp"])
    for rendition in photo.renditions {
      #expect(MetadataScan.findings(in: rendition.bytes) == [])
      #expect(rendition.bytes.count < 40_000)
    }
    #expect(MetadataScan.findings(in: photo.master) == [])
  }

  @Test func coloursWithoutAProfileStayAsTheyAre() throws {
    let photo = try Self.imager.develop(DrawnPNG.quadrants(width: 400, height: 400).bytes)
    let wanted = [
      Colour(red: 220, green: 30, blue: 30), Colour(red: 30, green: 180, blue: 30),
      Colour(red: 30, green: 30, blue: 220), Colour(red: 240, green: 220, blue: 30),
    ]
    for (found, colour) in zip(try corners(of: photo.master), wanted) {
      #expect(isClose(found, colour), "\(found) for \(colour)")
    }
  }

  @Test("every orientation comes out upright", arguments: 1...8, [false, true])
  func orientation(_ orientation: Int, bigEndian: Bool) throws {
    let jpeg = try Self.imager.develop(DrawnPNG.quadrants(width: 320, height: 240).bytes).master
    let photo = try Self.imager.develop(
      DrawnJPEG.oriented(jpeg, UInt8(orientation), bigEndian: bigEndian))
    let upright = orientation < 5
    #expect(
      photo.originalSize == PixelSize(width: upright ? 320 : 240, height: upright ? 240 : 320))
    #expect(photo.changes.contains(.turnedUpright) == (orientation > 1))
    // Where the stored corners (above left and right, below left and right) are to be seen.
    let order: [[Int]] = [
      [0, 1, 2, 3], [1, 0, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1], [0, 2, 1, 3], [2, 0, 3, 1],
      [3, 1, 2, 0], [1, 3, 0, 2],
    ]
    let stored = try corners(of: jpeg)
    // Corners of the square inside, which lies away from the edges of the longer sides.
    let square = try Self.imager.develop(photo.master).renditions[0].bytes
    for (found, index) in zip(try corners(of: square), order[orientation - 1]) {
      #expect(isClose(found, stored[index]), "\(found) for \(stored[index])")
    }
  }

  @Test func invalidOrientationsAreIgnored() throws {
    let jpeg = try Self.imager.develop(DrawnPNG.quadrants(width: 64, height: 48).bytes).master
    for value: UInt8 in [0, 9, 255] {
      let photo = try Self.imager.develop(DrawnJPEG.oriented(jpeg, value, bigEndian: false))
      #expect(photo.originalSize == PixelSize(width: 64, height: 48))
    }
  }

  @Test func transparencyShowsTheBackground() throws {
    let glass = DrawnPNG(width: 50, height: 50, hasAlpha: true) { _, _ in [200, 0, 0, 0] }
    let white = try Self.imager.develop(glass.bytes)
    #expect(white.averageColour == .white)
    #expect(white.changes.contains(.backgroundFilled))
    let grey = Colour(red: 40, green: 80, blue: 120)
    let imager = Imager(path: Places.imager, background: grey)
    #expect(isClose(try imager.develop(glass.bytes).averageColour, grey))
  }

  @Test func whatAGIFLeavesEmptyShowsTheBackground() throws {
    let red = Colour(red: 220, green: 30, blue: 30)
    let gif = DrawnGIF(
      canvas: (width: 80, height: 80), left: 20, top: 20, side: 40, colour: [220, 30, 30])
    let whole = Crop(square: .init(left: 0, top: 0, side: 1_000_000))
    let blue = Colour(red: 20, green: 40, blue: 200)
    for background in [Colour.white, blue] {
      let imager = Imager(path: Places.imager, background: background)
      let photo = try imager.develop(gif.bytes, crop: whole)
      #expect(photo.changes.contains(.backgroundFilled))
      #expect(photo.originalSize == PixelSize(width: 80, height: 80))
      let found = try corners(of: photo.renditions[0].bytes)
      #expect(found.allSatisfy { isClose($0, background) }, "\(found)")
      let middle = Crop(square: .init(left: 300_000, top: 300_000, side: 400_000))
      #expect(isClose(try imager.develop(photo.master, crop: middle).averageColour, red))
    }
  }

  /// A frame that covers its canvas, and more than that.
  @Test(arguments: [80, 100]) func aFullGIFShowsNoBackground(side: Int) throws {
    let gif = DrawnGIF(
      canvas: (width: 80, height: 80), left: 0, top: 0, side: side, colour: [30, 200, 30])
    let photo = try Self.imager.develop(gif.bytes)
    #expect(isClose(photo.averageColour, Colour(red: 30, green: 200, blue: 30)))
    #expect(!photo.changes.contains(.backgroundFilled))
  }

  @Test func aPictureOfOnePixelIsEnough() throws {
    let dot = DrawnPNG(width: 1, height: 1) { _, _ in [10, 200, 30] }
    let photo = try Self.imager.develop(dot.bytes)
    #expect(photo.masterSize == PixelSize(width: 1, height: 1))
    #expect(isClose(photo.averageColour, Colour(red: 10, green: 200, blue: 30)))
  }

  @Test func alsoAVeryLongPictureHasASquare() throws {
    let line = DrawnPNG(width: 20_000, height: 2) { _, _ in [10, 200, 30] }
    let photo = try Self.imager.develop(line.bytes)
    #expect(photo.masterSize == PixelSize(width: 2048, height: 1))
  }

  @Test func theMasterGivesEveryFurtherSize() throws {
    let photo = try Self.imager.develop(DrawnPNG.quadrants(width: 1500, height: 1400).bytes)
    let file = try MemoryFile(photo.master)
    for format in RenditionFormat.allCases {
      let large = try Self.imager.rendition(
        master: file.descriptor.number, size: .px1280, format: format)
      #expect(large.size == .px1280 && large.format == format)
      #expect(MetadataScan.findings(in: large.bytes) == [])
    }
  }

  @Test func aCropCanBeTurned() throws {
    let jpeg = try Self.imager.develop(DrawnPNG.quadrants(width: 400, height: 400).bytes).master
    let corner = Crop(square: .init(left: 0, top: 0, side: 300_000), quarterTurns: 1)
    let photo = try Self.imager.develop(jpeg, crop: corner)
    // Turned clockwise, what was below left is above left.
    #expect(isClose(photo.averageColour, Colour(red: 30, green: 30, blue: 220)))
  }

  @Test func theWholePictureHasBarsOfTheBackground() throws {
    let blue = Colour(red: 20, green: 40, blue: 200)
    let imager = Imager(path: Places.imager, background: blue)
    let png = DrawnPNG(width: 800, height: 400) { _, _ in [220, 30, 30] }
    let whole = Crop(square: .init(left: 0, top: 0, side: 1_000_000))
    let photo = try imager.develop(png.bytes, crop: whole)
    #expect(photo.masterSize == PixelSize(width: 800, height: 400))
    // Half red, half background.
    #expect(isClose(photo.averageColour, Colour(red: 120, green: 35, blue: 115)))
    let found = try corners(of: photo.renditions[0].bytes)
    #expect(found.allSatisfy { isClose($0, blue) }, "\(found)")
    let middle = Crop(square: .init(left: 0, top: 300_000, side: 400_000))
    let colour = try imager.develop(photo.renditions[0].bytes, crop: middle).averageColour
    #expect(isClose(colour, Colour(red: 220, green: 30, blue: 30)), "\(colour)")
    #expect(!photo.changes.contains(.backgroundFilled))
  }
}
