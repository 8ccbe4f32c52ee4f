import Imaging

/// A square picture in memory, from which renditions are made.
struct Square: ~Copyable {
  let picture: Picture

  private static let jpegQuality = 82
  private static let webpQuality = 78
  private static let webpEffort = 2

  private init(_ picture: consuming Picture) {
    self.picture = picture
  }

  /// Cuts it out of an upright picture in memory; `background` shows where it reaches beyond.
  init(
    of whole: borrowing Picture, crop: Crop, background: Colour
  ) throws(ChildRefusal) {
    let (left, top, side) = crop.pixels(in: whole.size)
    if crop.quarterTurns == 0 {
      self.init(try whole.square(left: left, top: top, side: side, background: background))
    } else {
      let turned = try whole.turned(quarters: crop.quarterTurns).inMemory()
      self.init(try turned.square(left: left, top: top, side: side, background: background))
    }
  }

  /// Smaller, or larger if it was too small: addresses promise exact sizes.
  func resized(to size: RenditionSize) throws(ChildRefusal) -> Square {
    let side = PixelSize(width: size.pixels, height: size.pixels)
    return Square(try picture.resized(to: side).inMemory())
  }

  /// As a file of exactly this size.
  func file(
    _ size: RenditionSize, _ format: RenditionFormat
  ) throws(ChildRefusal) -> ChildReply.Picture {
    if picture.size.width != size.pixels { return try resized(to: size).file(size, format) }
    let bytes =
      switch format {
      case .jpeg: try picture.jpeg(quality: Self.jpegQuality, optimised: true)
      case .webp: try picture.webp(quality: Self.webpQuality, effort: Self.webpEffort)
      }
    return ChildReply.Picture(side: size.rawValue, format: format.picture, bytes: bytes)
  }
}
