/// Takes the parts of a multipart body as they arrive.
///
/// What it throws ends the parsing and comes out of `MultipartParser.feed`.
public protocol MultipartSink {
  mutating func partBegan(_ headers: PartHeaders) throws
  /// The next bytes of the part: never empty, borrowed from the caller's buffer.
  mutating func partData(_ bytes: Span<UInt8>) throws
  /// The part is complete.
  mutating func partEnded() throws
}
