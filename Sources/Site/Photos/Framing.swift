import Imaging

/// A square being chosen on the crop page, and the steps from it. Pure: it knows the picture's size,
/// and nothing of addresses or words.
struct Framing: Equatable {
  /// The upright picture, before turning.
  let picture: PixelSize
  /// Always settled: the square is where it may be.
  let crop: Crop
  let square: Crop.Square
  /// The least side of the square, in millionths: below it pixels would be invented.
  let smallest: Int

  init(_ crop: Crop, of picture: PixelSize, smallest: Int) {
    self.picture = picture
    self.smallest = smallest
    var crop = crop
    if let square = crop.square, square.side < smallest {
      let more = (smallest - square.side) / 2
      let larger = Crop.Square(left: square.left - more, top: square.top - more, side: smallest)
      crop = Crop(square: larger, quarterTurns: crop.quarterTurns)
    }
    self.crop = crop.settled(in: picture)
    square = self.crop.square ?? Crop.Square(left: 0, top: 0, side: 1_000_000)
  }

  /// The size of the turned picture in millionths of its longest side.
  var view: PixelSize { Self.view(of: picture, turns: crop.quarterTurns) }

  private static func view(of picture: PixelSize, turns: Int) -> PixelSize {
    let longest = max(1, picture.longestSide)
    let scale = { (side: Int) in max(1, (side * 1_000_000 + longest / 2) / longest) }
    let (width, height) = (scale(picture.width), scale(picture.height))
    return turns % 2 == 0
      ? PixelSize(width: width, height: height) : PixelSize(width: height, height: width)
  }
}
