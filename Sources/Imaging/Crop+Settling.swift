extension Crop {
  /// The same crop with a square that lies where it may in an upright picture of `size`.
  ///
  /// While its side is no longer than the picture's shorter side, it lies inside. A longer one
  /// shows all of the shorter side, in its middle; what it shows outside of the picture gets the
  /// background's colour. Numbers that make no sense are brought to the nearest that do.
  public func settled(in size: PixelSize) -> Crop {
    let extent = Extent(turned(size))
    let side = min(max(square?.side ?? extent.shortest, 1), Extent.longest)
    return Crop(
      square: Square(
        left: Self.place(square?.left, side, in: extent.width),
        top: Self.place(square?.top, side, in: extent.height), side: side),
      quarterTurns: quarterTurns)
  }

  /// Where a side begins on an axis; `nil` asks for the middle.
  private static func place(_ start: Int?, _ side: Int, in length: Int) -> Int {
    // Rounded down also when negative.
    let middle = (length - side) >> 1
    guard side <= length, let start else { return middle }
    return min(max(start, 0), length - side)
  }

  /// The settled square in whole pixels of an upright picture of `size`, after the turns.
  ///
  /// `side` is at least 1. `left` and `top` are negative where the square begins outside.
  public func pixels(in size: PixelSize) -> (left: Int, top: Int, side: Int) {
    let turned = turned(size)
    guard let square = settled(in: size).square else { return (0, 0, 1) }
    let scale = { (part: Int) in (part * turned.longestSide + 500_000) / Extent.longest }
    let side = max(scale(square.side), 1)
    let place = { (start: Int, length: Int) in
      start < 0 || side > length ? (length - side) >> 1 : min(scale(start), length - side)
    }
    return (place(square.left, turned.width), place(square.top, turned.height), side)
  }

  /// The sides of a picture in millionths of the longer one.
  struct Extent {
    static let longest = 1_000_000
    let width: Int
    let height: Int
    var shortest: Int { min(width, height) }

    init(_ size: PixelSize) {
      let longest = max(size.longestSide, 1)
      // A picture of a million pixels by one still has a height.
      let part = { (side: Int) in max((side * Self.longest + longest / 2) / longest, 1) }
      width = part(size.width)
      height = part(size.height)
    }
  }
}
