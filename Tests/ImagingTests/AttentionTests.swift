import Imaging
import System
import Testing

@Suite("When nobody chose, the square shows what people look at")
struct AttentionTests {
  static let imager = Imager(path: Places.imager)
  private static let skin: [UInt8] = [224, 172, 138]

  /// A plain wall with a head of this diameter around a point, on a bright orange body.
  private func portrait(
    _ width: Int, _ height: Int, head: (x: Int, y: Int), diameter: Int
  ) -> DrawnPNG {
    DrawnPNG(width: width, height: height) { x, y in
      let (dx, dy) = (x - head.x, y - head.y)
      if 4 * (dx * dx + dy * dy) < diameter * diameter { return Self.skin }
      if dy > diameter / 2, abs(dx) < diameter * 3 / 4 { return [235, 90, 30] }
      return [180, 185, 190]
    }
  }

  private func pixels(_ photo: DevelopedPhoto) -> (x: Range<Int>, y: Range<Int>) {
    let (left, top, side) = photo.crop.pixels(in: photo.originalSize)
    return (left..<left + side, top..<top + side)
  }

  @Test("a head above a bright jacket is not cut through", arguments: [600, 800, 1067])
  func head(height: Int) throws {
    for y in [height / 6, height / 4, height / 3] {
      let diameter = height / 4
      let png = portrait(500, height, head: (250, y), diameter: diameter)
      let shown = pixels(try Self.imager.develop(png.bytes))
      #expect(shown.y.lowerBound <= y - diameter / 2 && y + diameter / 2 <= shown.y.upperBound)
    }
  }

  @Test func someoneAtTheSideOfAWidePictureIsFound() throws {
    for x in [150, 750] {
      let png = portrait(900, 400, head: (x, 120), diameter: 110)
      let shown = pixels(try Self.imager.develop(png.bytes))
      #expect(shown.x.lowerBound <= x - 55 && x + 55 <= shown.x.upperBound, "\(shown)")
      #expect(shown.y == 0..<400)
    }
  }

  @Test func theSquareToldIsTheOneThatWasCut() throws {
    let png = portrait(900, 400, head: (750, 120), diameter: 110).bytes
    let found = try Self.imager.develop(png)
    #expect(found.crop != Crop.centre.settled(in: found.originalSize))
    let again = try Self.imager.develop(png, crop: found.crop)
    #expect(again.renditions.map(\.bytes) == found.renditions.map(\.bytes))
    #expect(again.crop == found.crop)
  }

  @Test func aSquarePictureIsShownWhole() throws {
    let photo = try Self.imager.develop(DrawnPNG.quadrants(width: 300, height: 300).bytes)
    #expect(photo.crop.square == .init(left: 0, top: 0, side: 1_000_000))
  }

  @Test("both people in the corpus's portrait keep their heads")
  func corpus() throws {
    guard let corpus = Places.corpus else { return }
    // Where their faces are on the upright picture of 840 by 700 pixels, by eye.
    let faces = [(x: 250..<365, y: 115..<290), (x: 540..<680, y: 60..<245)]
    for name in ["orient_portrait_face_ref.jpg", "orient_portrait_face_6.jpg"] {
      let bytes = try FileBytes.read("\(corpus)/images/\(name)", limit: 10_000_000)
      let photo = try Self.imager.develop(bytes)
      #expect(photo.originalSize == PixelSize(width: 840, height: 700))
      let shown = pixels(photo)
      for face in faces {
        #expect(shown.x.contains(face.x) && shown.y.contains(face.y), "\(name): \(shown)")
      }
    }
  }
}
