/// What became of an upload: pictures without metadata, in sRGB, upright.
public struct DevelopedPhoto: Sendable {
  /// One square picture.
  public struct Rendition: Sendable {
    public let size: RenditionSize
    public let format: RenditionFormat
    public let bytes: [UInt8]

    public init(size: RenditionSize, format: RenditionFormat, bytes: [UInt8]) {
      self.size = size
      self.format = format
      self.bytes = bytes
    }
  }

  /// The whole upright picture as JPEG, its longer side at most 2048 pixels.
  public let master: [UInt8]
  /// The size of the master.
  public let masterSize: PixelSize
  /// The size of the upload, upright.
  public let originalSize: PixelSize
  /// The mean of all pixels of the square.
  public let averageColour: Colour
  /// Every size made at upload in every format, largest first.
  public let renditions: [Rendition]
  /// What was done to the upload, in the order of ``PhotoChange``.
  public let changes: [PhotoChange]
  /// The square that the renditions show, settled in the upload's size.
  public private(set) var crop = Crop.centre
  /// By what the whole picture is known again: the hashes of its poses, the upright one first, then of those
  /// that it has without its frame. Empty when there is nothing to see in it.
  public internal(set) var hashes: [PictureHash] = []
  /// The same of the square that the renditions show.
  public internal(set) var shownHashes: [PictureHash] = []
  /// All pixels of the upload, if it has more than the master and a copy was asked for and small
  /// enough to make; developed again, it gives the same photo.
  public internal(set) var original: OriginalCopy?
}
