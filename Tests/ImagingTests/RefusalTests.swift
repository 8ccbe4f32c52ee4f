import Imaging
import Testing

@Suite("What a bad file gets")
struct RefusalTests {
  private func error(
    _ bytes: [UInt8], limits: PhotoLimits = PhotoLimits(), accepted: AcceptedTypes = .all
  ) -> ImagingError? {
    let imager = Imager(path: Places.imager, limits: limits)
    return #expect(throws: ImagingError.self) {
      _ = try imager.develop(bytes, sniffer: Sniffer(accepted: accepted))
    }
  }

  @Test func nothingAtAllIsSaidToBeEmpty() {
    #expect(error([]) == .emptyFile)
  }

  @Test func whatIsNoPictureIsNamed() {
    #expect(error(Array("Options +Indexes\n".utf8)) == .notAPhoto(mediaType: "text/plain"))
    #expect(
      error(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
        == .notAPhoto(mediaType: "image/svg+xml"))
  }

  @Test func whatLibmagicGivesUpOnIsNoPhotoEither() throws {
    let sniffer = Sniffer()
    let bytes = [0, 0, 0xFE, 0xFF, 0xFF, 0xFF] + Array("SADI".utf8) + [0, 0x4A, 0, 0]
    #expect(try sniffer.find(bytes) == .other(mediaType: "application/octet-stream"))
    // And the next file is looked at as before.
    #expect(try sniffer.find(DrawnPNG.quadrants(width: 8, height: 8).bytes) == .photo(.png))
  }

  @Test func aTypeThatIsSwitchedOffIsNamed() {
    let png = DrawnPNG.quadrants(width: 8, height: 8).bytes
    #expect(error(png, accepted: AcceptedTypes([.jpeg])) == .typeSwitchedOff(.png))
  }

  @Test func tooManyPixelsAreToldWithBothNumbers() {
    var limits = PhotoLimits()
    limits.pixels = 9_999
    let png = DrawnPNG.quadrants(width: 100, height: 100).bytes
    #expect(error(png, limits: limits) == .tooManyPixels(found: 10_000, limit: 9_999))
    limits = PhotoLimits()
    limits.longestSide = 99
    #expect(error(png, limits: limits) == .sideTooLong(found: 100, limit: 99))
    limits = PhotoLimits()
    limits.bytes = 100
    #expect(error(png, limits: limits) == .tooManyBytes(found: png.count, limit: 100))
  }

  @Test func aFileThatEndsTooEarlyIsDamaged() throws {
    let png = DrawnPNG.quadrants(width: 200, height: 200).bytes
    #expect(error(Array(png.prefix(png.count / 2))) == .damaged)
    let jpeg = try Imager(path: Places.imager).develop(png).master
    #expect(error(Array(jpeg.dropLast(200))) == .damaged)
  }

  @Test func floodsOfSegmentsAreCountedNotDecoded() throws {
    let png = DrawnPNG.quadrants(width: 8, height: 8).bytes
    var jpeg = try Imager(path: Places.imager).develop(png).master
    for _ in 0..<4100 { jpeg = DrawnJPEG.with(jpeg, segment: 0xE2, [1, 2]) }
    guard case .tooManyParts(let found, let limit)? = error(jpeg) else {
      Issue.record("not refused")
      return
    }
    #expect(found > 4100 && limit == 4000)
  }

  @Test func timeIsLimited() {
    var limits = PhotoLimits()
    limits.wallSeconds = 0
    #expect(error(DrawnPNG.noise(side: 1500).bytes, limits: limits) == .timedOut)
  }

  @Test func memoryIsLimited() {
    var limits = PhotoLimits()
    let noise = DrawnPNG.noise(side: 1200).bytes
    for memory in [1_000_000, 6_000_000, 9_000_000] {
      limits.memory = memory
      #expect(error(noise, limits: limits) == .tooMuchMemory)
    }
  }
}
