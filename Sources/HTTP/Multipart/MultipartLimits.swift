/// How much of a multipart body is accepted. All sizes are in bytes.
public struct MultipartLimits: Sendable {
  /// The header block of one part, line ends included.
  public var headerBytes = 8192
  /// The lines of one header block.
  public var headerLines = 64
  /// One text field.
  public var fieldBytes = 262_144
  /// All text fields together: what a request can make the process remember.
  public var allFieldsBytes = 524_288
  /// One file.
  public var fileBytes = 33_554_432
  /// The parts of a body, files and text fields.
  public var parts = 100
  /// What may stand before the first boundary or after the last, and is ignored (RFC 2046, 5.1.1).
  public var outsideBytes = 1024

  public init() {}
}
