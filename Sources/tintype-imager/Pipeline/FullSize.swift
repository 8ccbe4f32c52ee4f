import Imaging

/// A decoded picture in memory with all of its pixels, of which a copy can be kept: 8 bits, not
/// transparent, not yet upright, in the colours of its own profile.
struct FullSize: ~Copyable {
  let picture: Picture
  /// What was done to it already.
  let changes: [PhotoChange]

  private static let quality = 92
  private static let longestSideOfJPEG = 65_500

  init(of source: borrowing Picture, background: Colour) throws(ChildRefusal) {
    if source.hasAlpha {
      let flat = try SRGBPicture(flattening: source, on: background)
      picture = try flat.picture.inMemory()
      changes = flat.changes
    } else {
      picture = source.is8Bit ? try source.inMemory() : try source.to8Bit().inMemory()
      changes = []
    }
  }

  /// The picture, another one that is upright, and its file on top of what the decoder takes.
  private static let bytesPerPixel = 6

  /// Whether a copy shall be made of the picture with this header, and there is memory for it: a
  /// photo is worth more than its copy.
  ///
  /// A JPEG needs none: the one that asks takes its copy without decoding.
  static func isWanted(_ request: ImagerRequest, _ header: borrowing Picture) -> Bool {
    guard request.keepsOriginal, case .develop(let type) = request.work, type != .jpeg else {
      return false
    }
    let size = header.size
    let bytesPerPixel = type.bytesPerPixel(header) + Self.bytesPerPixel
    return (DevelopedPhoto.masterSide + 1...longestSideOfJPEG).contains(size.longestSide)
      && size.count <= request.limits.memory / bytesPerPixel
  }

  /// All of it, upright, as a JPEG file of nothing but pixels and their profile.
  ///
  /// - Returns: `nil` if that has more than `limit` bytes.
  func copy(orientation: Int, limit: Int) throws(ChildRefusal) -> [UInt8]? {
    let upright = try picture.upright(from: orientation)
    let file = try upright.jpeg(quality: Self.quality, optimised: false)
    guard file.count <= limit else { return nil }
    guard let profile = picture.foreignProfile else { return file }
    return BareJPEG(file.span, profile: profile)?.bytes
  }
}
