import Imaging
import System

/// An uploaded picture: checked, decoded, in sRGB, upright, small enough to work with, in memory.
struct Upload: ~Copyable {
  let picture: Picture
  /// The size that it had, upright.
  let uprightSize: PixelSize
  /// What was done to it.
  let changes: [PhotoChange]
  /// How its file says that it must be turned, 1 to 8.
  let orientation: Int
  /// A file with all of its pixels, if one is wanted.
  let copy: [UInt8]?

  /// Decodes the file, which must be of `type`; may change this process's copy of its bytes.
  init(
    _ type: PhotoType, _ file: borrowing MappedFile, _ request: ImagerRequest
  ) throws(ChildRefusal) {
    let outline = try FileOutline(type, file, request.limits)
    let header = try Self.header(type, file, outline, request.background)
    let size = header.size
    try request.limits.check(size)
    let facts = PictureFacts(header, outline)
    let decoded: Decoded
    do {
      decoded = try Decoded(type, file, header, facts, request)
    } catch {
      // Decoders that are refused memory say that the file is damaged.
      let isTooLarge = size.count > request.limits.memory / type.bytesPerPixel(header)
      throw error == .damaged && isTooLarge ? .tooMuchMemory : error
    }
    picture = try decoded.picture.upright(from: facts.orientation)
    changes = facts.changes + decoded.changes
    copy = decoded.copy
    orientation = facts.orientation
    uprightSize = facts.swapsSides ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Opens the file with the loader for its type. A container that names a codec which is not
  /// here is no damage.
  private static func header(
    _ type: PhotoType, _ file: borrowing MappedFile, _ outline: FileOutline, _ background: Colour
  ) throws(ChildRefusal) -> Picture {
    do {
      let picture = try Picture.load(type, file)
      guard !picture.hasAlpha, let frame = outline.frame(amid: picture.size) else { return picture }
      return try picture.only(frame, on: background)
    } catch {
      if outline.isForeignCodec { throw .unsupported }
      throw error
    }
  }
}

extension PhotoType {
  /// Memory that its decoder takes for the whole picture at the worst, in bytes, as measured:
  /// libheif keeps planes, a converted copy and libvips' copy, of two bytes each if it has more
  /// than 8 bits; a progressive JPEG its coefficients; the others a frame or two.
  func bytesPerPixel(_ header: borrowing Picture) -> Int {
    switch self {
    case .heic, .avif: header.is8Bit ? 12 : 16
    case .jpeg: 6
    case .png, .webp, .gif: 8
    }
  }
}

extension PhotoLimits {
  /// Refuses a picture that is too large, or has no pixels at all.
  func check(_ size: PixelSize) throws(ChildRefusal) {
    guard size.shortestSide >= 1 else { throw .damaged }
    guard size.longestSide <= longestSide else {
      throw .sideTooLong(found: size.longestSide, limit: longestSide)
    }
    guard size.count <= pixels else { throw .tooManyPixels(found: size.count, limit: pixels) }
  }
}
