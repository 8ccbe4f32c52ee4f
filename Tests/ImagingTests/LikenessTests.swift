import Foundation
import System
import Testing

@testable import Imaging

@Suite("A picture is known again by its hash")
struct LikenessTests {
  private func grey(_ value: (Int, Int) -> Int) -> [UInt8] {
    (0..<72 * 72).map { UInt8(clamping: value($0 % 72, $0 / 72)) }
  }

  @Test func brightnessAndFineGrainChangeNothing() throws {
    let scene = { (x: Int, y: Int) in 60 + (x * x / 40 + y * 7) % 90 }
    let hash = try #require(PictureHash(grey: grey(scene)))
    let brighter = try #require(PictureHash(grey: grey { scene($0, $1) + 40 }))
    let grain = try #require(PictureHash(grey: grey { scene($0, $1) + ($0 + $1) % 2 }))
    #expect(hash.distance(to: brighter) == 0)
    #expect(hash.distance(to: grain) <= 4)
    let mirrored = try #require(PictureHash(grey: grey { scene(71 - $0, $1) }))
    #expect(hash.distance(to: mirrored) > 24)
  }

  @Test func inAFlatPictureThereIsNothingToKnowAgain() {
    #expect(PictureHash(grey: grey { _, _ in 128 }) == nil)
    #expect(PictureHash(grey: grey { x, _ in 128 + x / 9 }) == nil)
    #expect(PictureHash(grey: [1, 2, 3]) == nil)
  }

  @Test func itIsWrittenAndRead() throws {
    let hash = PictureHash(across: 0x0123_4567_89ab_cdef, down: 0x10)
    #expect(hash.text == "0123456789abcdef0000000000000010")
    #expect(PictureHash(hash.text) == hash)
    for bad in ["", "0123456789abcdef000000000000001", "0123456789ABCDEF0000000000000010"] {
      #expect(PictureHash(bad) == nil)
    }
  }

  @Test func theSameFileHasTheSameHashWhateverItsSize() throws {
    let imager = try Imager(path: Places.imager)
    let large = try imager.develop(DrawnPNG.quadrants(width: 900, height: 600).bytes)
    let small = try imager.develop(DrawnPNG.quadrants(width: 300, height: 200).bytes)
    let hash = try #require(large.hashes.first)
    #expect(try hash.distance(to: #require(small.hashes.first)) <= 6)
  }

  @Test func eachPoseIsThePictureTurnedOrMirrored() throws {
    let scene = { (x: Int, y: Int) in 20 + (x * x / 40 + y * 7) % 90 + x / 2 }
    let poses = PictureHash.poses(grey: grey(scene))
    #expect(Set(poses).count == PictureHash.poseCount)
    #expect(poses.first == PictureHash(grey: grey(scene)))
    for other in [
      { scene($1, 71 - $0) }, { scene(71 - $0, 71 - $1) }, { scene(71 - $1, $0) },
      { scene(71 - $0, $1) }, { scene($0, 71 - $1) }, { scene($1, $0) },
      { scene(71 - $1, 71 - $0) },
    ] as [(Int, Int) -> Int] {
      let hash = try #require(PictureHash(grey: grey(other)))
      #expect(poses.contains(hash))
    }
    #expect(PictureHash.poses(grey: grey { _, _ in 128 }) == [])
  }

  @Test func aFrameGoesAllAroundThePicture() throws {
    let side = PictureFrame.side
    let framed = { (left: Int, top: Int, right: Int, bottom: Int) in
      (0..<side * side).map { index in
        let (x, y) = (index % side, index / side)
        let isInside = x >= left && y >= top && x < side - right && y < side - bottom
        return UInt8(isInside ? 20 + (x + y) % 90 : 240 + (x + y) % 5)
      }
    }
    let frame = try #require(PictureFrame(grey: framed(14, 58, 3, 90)))
    #expect(frame.columns == 15..<284 && frame.rows == 59..<197)
    let (left, top, size) = frame.inside(of: PixelSize(width: 2880, height: 1440))
    #expect(left == 150 && top == 295)
    #expect(size == PixelSize(width: 2690, height: 690))
    let tiny = frame.inside(of: PixelSize(width: 1, height: 1))
    #expect(tiny.left == 0 && tiny.top == 0 && tiny.size == PixelSize(width: 1, height: 1))
    #expect(PictureFrame(grey: framed(0, 20, 20, 20)) == nil)
    #expect(PictureFrame(grey: framed(120, 120, 120, 120)) == nil)
    #expect(PictureFrame(grey: framed(0, 0, 0, 0)) == nil)
    #expect(PictureFrame(grey: [UInt8](repeating: 9, count: side * side)) == nil)
    #expect(PictureFrame(grey: [1, 2, 3]) == nil)
  }

  @Test func theSquareThatIsShownIsKnownToo() throws {
    let imager = try Imager(path: Places.imager)
    let square = Crop(square: .init(left: 0, top: 0, side: 666_667), quarterTurns: 1)
    let file = DrawnPNG.quadrants(width: 900, height: 600).bytes
    let photo = try imager.develop(file, crop: square)
    let whole = try #require(photo.hashes.first)
    let shown = try #require(photo.shownHashes.first)
    #expect(photo.hashes.count == 8 && photo.shownHashes.count == 8)
    #expect(whole.distance(to: shown) > 10)
    let master = try MemoryFile(photo.master)
    let again = try imager.recrop(photo: master.descriptor.number, crop: square)
    #expect(try shown.distance(to: #require(again.shownHashes.first)) <= 4)
  }
}
