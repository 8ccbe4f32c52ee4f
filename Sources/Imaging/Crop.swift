/// Which square of a picture its renditions show.
///
/// Positions are in millionths of the upright picture's longest side, so that the same crop holds
/// for the upload and for the smaller master.
public struct Crop: Sendable, Hashable {
  /// A square inside the picture.
  public struct Square: Sendable, Hashable {
    /// Distance of the left edge from the picture's left edge, 0 to 1,000,000.
    public let left: Int
    /// Distance of the top edge from the picture's top edge, 0 to 1,000,000.
    public let top: Int
    /// Length of each side, 1 to 1,000,000.
    public let side: Int

    public init(left: Int, top: Int, side: Int) {
      self.left = left
      self.top = top
      self.side = side
    }
  }

  /// Clockwise quarter turns of the upright picture before anything is cut, 0 to 3.
  public let quarterTurns: Int
  /// The square in the turned picture; `nil` is the largest one in its centre.
  public let square: Square?

  /// The largest square in the centre, not turned.
  public static let centre = Crop()

  public init(square: Square? = nil, quarterTurns: Int = 0) {
    self.square = square
    self.quarterTurns = quarterTurns & 3
  }

  /// The square in a turned picture of `size`, in whole pixels, moved and shrunk until it lies
  /// inside; at least 1 pixel.
  public func pixels(in size: PixelSize) -> (left: Int, top: Int, side: Int) {
    guard let square else {
      let side = size.shortestSide
      return ((size.width - side) / 2, (size.height - side) / 2, side)
    }
    let scale = { (part: Int) in
      (min(max(part, 0), 1_000_000) * size.longestSide + 500_000) / 1_000_000
    }
    let side = min(max(scale(square.side), 1), size.shortestSide)
    return (
      min(scale(square.left), size.width - side), min(scale(square.top), size.height - side), side
    )
  }
}
