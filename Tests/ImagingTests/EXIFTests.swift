@testable import Imaging
import System
import Testing

@Suite("A place in EXIF is noticed, however it is written")
struct EXIFTests {
  /// One entry of a directory in a big-endian structure.
  private func entry(_ tag: Int, type: Int, count: Int = 1, value: Int) -> [UInt8] {
    bytes(tag, 2) + bytes(type, 2) + bytes(count, 4) + bytes(value, 4)
  }

  private func bytes(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A first directory with one entry, and another one at 26.
  private func exif(_ first: [UInt8], second: [[UInt8]] = []) -> [UInt8] {
    Array("Exif\0\0MM\0*".utf8) + bytes(8, 4) + bytes(1, 2) + first + bytes(0, 4)
      + bytes(second.count, 2) + second.flatMap { $0 } + bytes(0, 4)
  }

  @Test func latitudesOfAnyTypeAreAPlace() {
    let pointer = entry(0x8825, type: 4, value: 26)
    for type in [1, 2, 5, 7, 12, 99] {
      let file = exif(pointer, second: [entry(2, type: type, count: 3, value: 60)])
      #expect(EXIFOutline(file).tellsPlace)
      #expect(EXIFOutline(Array(file.dropFirst(6))).tellsPlace)
    }
  }

  @Test func timeAndVersionAreNoPlace() {
    let pointer = entry(0x8825, type: 4, value: 26)
    let version = entry(0, type: 1, count: 4, value: 0x0203_0000)
    #expect(!EXIFOutline(exif(pointer, second: [version])).tellsPlace)
    #expect(!EXIFOutline(exif(pointer, second: [entry(29, type: 2, value: 0)])).tellsPlace)
    #expect(!EXIFOutline(exif(entry(0x0112, type: 3, value: 6 << 16))).tellsPlace)
  }

  @Test func aPointerThatCannotBeFollowedCounts() {
    #expect(EXIFOutline(exif(entry(0x8825, type: 2, count: 154, value: 26))).tellsPlace)
    #expect(EXIFOutline(exif(entry(0x8825, type: 4, value: 1 << 31))).tellsPlace)
  }

  @Test func itIsToldOfAnUpload() throws {
    let imager = Imager(path: Places.imager)
    let jpeg = try imager.develop(DrawnPNG.quadrants(width: 20, height: 20).bytes).master
    let place = exif(
      entry(0x8825, type: 4, value: 26), second: [entry(4, type: 2, count: 2, value: 0x3500_0000)])
    let tagged = DrawnJPEG.with(jpeg, segment: 0xE1, place)
    #expect(try imager.develop(tagged).changes == [.locationRemoved, .metadataRemoved])
  }

  @Test("the corpus's photos with a place, and none without")
  func corpus() throws {
    guard let corpus = Places.corpus else { return }
    let imager = Imager(path: Places.imager)
    let places = ["gps_typeerror.jpg", "gps_nikon_coolpix.jpg", "gps_exiftool.jpg"]
    for name in places + ["ref_quad.jpg", "orient_landscape_3.jpg", "exif_le_orient3.jpg"] {
      let bytes = try FileBytes.read("\(corpus)/images/\(name)", limit: 10_000_000)
      let changes = try imager.develop(bytes).changes
      #expect(changes.contains(.locationRemoved) == places.contains(name), "\(name)")
    }
  }
}
