import Imaging
import Testing

@Suite("A crop is brought to where it may lie")
struct CropTests {
  private let landscape = PixelSize(width: 4000, height: 3000)

  private func settled(_ left: Int, _ top: Int, _ side: Int, turns: Int = 0) -> Crop.Square? {
    Crop(square: .init(left: left, top: top, side: side), quarterTurns: turns)
      .settled(in: landscape).square
  }

  @Test func aSquareThatLiesInsideStays() {
    #expect(settled(100_000, 200_000, 300_000) == .init(left: 100_000, top: 200_000, side: 300_000))
    #expect(settled(250_000, 0, 750_000) == .init(left: 250_000, top: 0, side: 750_000))
  }

  @Test func oneThatReachesOutIsMovedIn() {
    #expect(settled(-5, -5, 300_000) == .init(left: 0, top: 0, side: 300_000))
    #expect(
      settled(900_000, 900_000, 300_000) == .init(left: 700_000, top: 450_000, side: 300_000))
  }

  @Test func oneLongerThanTheShorterSideIsCentredThere() {
    #expect(settled(30_000, 0, 850_000) == .init(left: 30_000, top: -50_000, side: 850_000))
    #expect(settled(0, 700_000, 1_000_000) == .init(left: 0, top: -125_000, side: 1_000_000))
    // Turned, the other side is the shorter one.
    #expect(
      settled(0, 30_000, 850_000, turns: 1) == .init(left: -50_000, top: 30_000, side: 850_000))
  }

  @Test func nonsenseBecomesTheNearestSense() {
    let far = settled(.max, .min, .max)
    #expect(far == .init(left: 0, top: -125_000, side: 1_000_000))
    #expect(settled(.min, .max, .min) == .init(left: 0, top: 749_999, side: 1))
    let centre = Crop.centre.settled(in: landscape).square
    #expect(centre == .init(left: 125_000, top: 0, side: 750_000))
  }

  @Test func pixelsLieInsideOrInTheMiddle() {
    for _ in 0..<1000 {
      let size = PixelSize(width: .random(in: 1...5000), height: .random(in: 1...5000))
      let crop = Crop(
        square: .init(
          left: .random(in: -500_000...1_500_000), top: .random(in: -500_000...1_500_000),
          side: .random(in: -5...1_200_000)), quarterTurns: .random(in: 0...3))
      let settled = crop.settled(in: size)
      #expect(settled.settled(in: size) == settled)
      let (left, top, side) = crop.pixels(in: size)
      #expect(settled.pixels(in: size) == (left, top, side))
      let turned = crop.turned(size)
      #expect(side >= 1 && side <= size.longestSide)
      for (start, length) in [(left, turned.width), (top, turned.height)] {
        if side <= length {
          #expect(start >= 0 && start + side <= length)
        } else {
          let after = length - start - side
          #expect(start < 0 && after <= 0 && abs(start - after) <= 1)
        }
      }
    }
    #expect(Crop.centre.pixels(in: PixelSize(width: 300, height: 100)) == (100, 0, 100))
  }

  @Test func whatIsCutOffIsToldInPerCent() {
    let corner = Crop(square: .init(left: 100_000, top: 0, side: 500_000))
    let lost = corner.cutOff(in: landscape)
    // 400, 0, 1600 and 1000 pixels of 4000 x 3000.
    #expect((lost.left, lost.top, lost.right, lost.bottom) == (10, 0, 40, 33))
    #expect(!lost.showsBackground && !lost.isNothing)
    let whole = Crop(square: .init(left: 0, top: 0, side: 1_000_000)).cutOff(in: landscape)
    #expect(whole.isNothing && whole.showsBackground)
    let middle = Crop.centre.cutOff(in: PixelSize(width: 500, height: 1000))
    #expect((middle.left, middle.top, middle.right, middle.bottom) == (0, 25, 0, 25))
    let turned = Crop(quarterTurns: 3).cutOff(in: PixelSize(width: 500, height: 1000))
    #expect((turned.left, turned.top, turned.right, turned.bottom) == (25, 0, 25, 0))
  }

  @Test func zoomEndsWherePixelsWouldBeInvented() {
    #expect(Crop.smallestSide(in: landscape) == 160_000)
    #expect(Crop.smallestSide(in: PixelSize(width: 3, height: 4000), rendition: .px96) == 750)
    // Smaller than a rendition: the largest square may be had anyway.
    #expect(Crop.smallestSide(in: PixelSize(width: 600, height: 400)) == 666_667)
    for _ in 0..<300 {
      let size = PixelSize(width: .random(in: 640...9000), height: .random(in: 640...9000))
      let least = Crop.smallestSide(in: size)
      let pixels = { Crop(square: .init(left: 0, top: 0, side: $0)).pixels(in: size).side }
      #expect(pixels(least) >= 640)
      // A pixel less.
      let step = 1_000_000 / size.longestSide + 1
      #expect(pixels(least - step) < 640)
    }
  }
}
