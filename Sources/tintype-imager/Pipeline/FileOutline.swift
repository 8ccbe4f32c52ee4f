import Imaging
import System

/// What is known of a file before any decoder sees it.
struct FileOutline {
  /// Whether it holds frames that follow each other.
  private(set) var isAnimated = false
  /// Whether its container turns or mirrors the picture; the loader has done that already.
  private(set) var isTurnedByContainer = false
  /// Where the first frame lies in its canvas, in a GIF.
  private var firstFrame: GIFOutline.Frame?
  /// Whether its picture needs a codec that is not here.
  private(set) var isForeignCodec = false

  /// Item types that libheif decodes here: HEVC, AV1, and grids and overlays of them.
  private static let codecs: Set = ["hvc1", "hev1", "av01", "grid", "iovl", "iden"]

  /// Looks through the file, refuses what no decoder should see, and changes what
  /// libheif would stumble over.
  init(
    _ type: PhotoType, _ file: borrowing MappedFile, _ limits: PhotoLimits
  ) throws(ChildRefusal) {
    switch type {
    case .jpeg: try checkParts(file.withBytes { JPEGOutline($0) }, limits)
    case .png: isAnimated = file.withBytes { PNGOutline($0) }.frames > 1
    case .gif: firstFrame = file.withBytes { GIFOutline($0) }.firstFrame
    case .webp: break
    case .heic, .avif:
      let outline = file.withBytes { HEIFOutline($0) }
      isTurnedByContainer = outline.isTurned
      isAnimated = outline.isSequence
      isForeignCodec = outline.primaryType.map { !Self.codecs.contains($0) } ?? isAnimated
      if let size = outline.largestSize { try limits.check(size) }
      for position in outline.crowdedAuxiliaries {
        // Any type that libheif does not know: it skips the reference then.
        file.set(UInt8(ascii: "x"), at: position)
      }
    }
  }

  /// The first frame, if it leaves something of its canvas empty: libvips fills that with black.
  func frame(amid canvas: PixelSize) -> GIFOutline.Frame? {
    guard let frame = firstFrame?.inside(canvas), frame.size != canvas else { return nil }
    return frame
  }

  /// 60,000 empty segments cost libvips 19 s, and 3,000 scans 7 s; no camera writes such files.
  private func checkParts(_ outline: JPEGOutline, _ limits: PhotoLimits) throws(ChildRefusal) {
    guard outline.segments <= limits.jpegSegments else {
      throw .tooManyParts(found: outline.segments, limit: limits.jpegSegments)
    }
    guard outline.scans <= limits.jpegScans else {
      throw .tooManyParts(found: outline.scans, limit: limits.jpegScans)
    }
  }
}
