/// How much one photo may cost.
public struct PhotoLimits: Sendable, Hashable {
  /// Bytes of the uploaded file.
  public var bytes = 40_000_000
  /// Width times height of the picture; phones with 108 megapixels are real.
  public var pixels = 120_000_000
  /// Pixels of its longer side.
  public var longestSide = 65_000
  /// Seconds from the start of the child that develops it to its end.
  public var wallSeconds = 30
  /// Seconds of processor time of that child.
  public var processorSeconds = 20
  /// Bytes of memory that the child may map beyond what the imager itself has.
  public var memory = 1_200_000_000
  /// Bytes of all pictures that come back from it.
  public var outputBytes = 32_000_000
  /// Segments in a JPEG outside its scans; real photos have tens, wide-gamut ones with a profile
  /// of megabytes a hundred or two.
  public var jpegSegments = 4_000
  /// Scans in a progressive JPEG; usual are ten.
  public var jpegScans = 100

  public init() {}
}
