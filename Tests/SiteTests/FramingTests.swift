import Imaging
import Testing

@testable import Site

@Suite struct FramingTests {
  /// A picture of 4:3 in which the square may shrink to a quarter of the longest side.
  private func framing(_ left: Int, _ top: Int, _ side: Int, turns: Int = 0) -> Framing {
    Framing(
      Crop(square: .init(left: left, top: top, side: side), quarterTurns: turns),
      of: PixelSize(width: 4_000, height: 3_000), smallest: 250_000)
  }

  @Test func theCentreIsTheLargestSquareThatFits() {
    let centre = Framing(.centre, of: PixelSize(width: 4_000, height: 3_000), smallest: 250_000)
    #expect(centre.view == PixelSize(width: 1_000_000, height: 750_000))
    #expect(centre.square == Crop.Square(left: 125_000, top: 0, side: 750_000))
  }

  @Test func stepsMoveUntilTheEdge() {
    var left = framing(125_000, 0, 750_000)
    for _ in 0..<20 { left = left.after(.left, suggested: .centre) }
    #expect(left.square == Crop.Square(left: 0, top: 0, side: 750_000))
    #expect(left.after(.left, suggested: .centre) == left)
    #expect(left.after(.up, suggested: .centre) == left)
    #expect(left.after(.right, suggested: .centre).square.left == 75_000)
  }

  @Test func zoomStopsBeforePixelsAreInvented() {
    var closer = framing(125_000, 0, 750_000)
    for _ in 0..<20 { closer = closer.after(.closer, suggested: .centre) }
    #expect(closer.square.side == 250_000)
    #expect(closer.after(.closer, suggested: .centre) == closer)
    // The middle stays the middle.
    #expect(abs(closer.square.left + 125_000 - 500_000) < 20)
    #expect(abs(closer.square.top + 125_000 - 375_000) < 20)
  }

  @Test func theWholePictureIsCutNowhere() {
    let whole = framing(0, 0, 500_000).after(.whole, suggested: .centre)
    #expect(whole.square == Crop.Square(left: 0, top: -125_000, side: 1_000_000))
    #expect(whole.crop.cutOff(in: whole.picture).isNothing)
    #expect(whole.after(.farther, suggested: .centre) == whole)
  }

  @Test func turningShowsTheSamePlace() {
    let start = framing(100_000, 50_000, 400_000)
    let right = start.after(.turnRight, suggested: .centre)
    #expect(right.crop.quarterTurns == 1)
    #expect(right.view == PixelSize(width: 750_000, height: 1_000_000))
    // What was 300,000 above the lower edge is now that far from the left one.
    #expect(right.square == Crop.Square(left: 300_000, top: 100_000, side: 400_000))
    #expect(right.after(.turnLeft, suggested: .centre) == start)
    var around = start
    for _ in 0..<4 { around = around.after(.turnRight, suggested: .centre) }
    #expect(around == start)
  }

  @Test func theDrawingTurnsThePictureIntoView() {
    #expect(framing(0, 0, 500_000).transform == nil)
    let turned = framing(0, 0, 500_000, turns: 1)
    #expect(turned.transform == "translate(750000 0) rotate(90)")
    #expect(turned.drawn == PixelSize(width: 1_000_000, height: 750_000))
  }

  @Test func nonsenseIsSettled() {
    let far = framing(-1_000_000, 1_000_000, 1)
    #expect(far.square.side == 250_000)
    #expect(far.square.left == 0)
    #expect(far.square.top == 500_000)
  }
}
