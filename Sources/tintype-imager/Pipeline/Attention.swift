import Imaging

/// Where a square goes when nobody has chosen one.
enum Attention {
  /// The largest square around what people look at, settled in an upright picture of size
  /// `original`, of which `picture` is a smaller one in memory.
  static func crop(
    of picture: borrowing Picture, in original: PixelSize
  ) throws(ChildRefusal) -> Crop {
    let centre = Crop.centre.settled(in: original)
    guard let largest = centre.square?.side, original.width != original.height else {
      return centre
    }
    let step = min(max(picture.size.longestSide / Self.enough, 1), picture.size.shortestSide)
    let small = try picture.sampled(every: step).inMemory()
    let size = small.size
    let side = size.shortestSide
    let point = try small.attentionPoint(side: side)
    let left = min(max(point.x - side / 2, 0), size.width - side)
    let top = min(max(point.y - side / 2, 0), size.height - side)
    let part = { (pixels: Int) in pixels * 1_000_000 / size.longestSide }
    let square = Crop.Square(left: part(left), top: part(top) / headroom, side: largest)
    return Crop(square: square).settled(in: original)
  }

  /// The longer side of a picture that is large enough to tell, in pixels: each of the 32 by 32
  /// spots that libvips compares is the mean of a hundred and more.
  private static let enough = 400

  /// How much less than to the strongest spot the square of a tall picture goes down.
  ///
  /// Clothes outshine faces, but who is seen on a tall picture has their head in its upper half:
  /// going down to a bright jacket cuts it off, while staying up loses only what is below the
  /// breast.
  private static let headroom = 4
}
