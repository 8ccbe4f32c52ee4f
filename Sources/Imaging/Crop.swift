/// Which square of a picture its renditions show.
///
/// Positions are in millionths of the upright picture's longest side, so that the same crop holds
/// for the upload and for the smaller master.
public struct Crop: Sendable, Hashable {
  /// A square over the picture, which may reach beyond the picture's shorter side.
  public struct Square: Sendable, Hashable {
    /// Distance of the left edge from the picture's left edge, to 1,000,000; negative when the
    /// square begins outside.
    public let left: Int
    /// Distance of the top edge from the picture's top edge, to 1,000,000; negative when the
    /// square begins outside.
    public let top: Int
    /// Length of each side, 1 to 1,000,000, which is the whole picture.
    public let side: Int

    /// Takes any numbers; ``Crop/settled(in:)`` makes them fit a picture.
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

  /// The size that an upright picture of `size` has after the turns.
  public func turned(_ size: PixelSize) -> PixelSize {
    quarterTurns & 1 == 0 ? size : PixelSize(width: size.height, height: size.width)
  }
}
