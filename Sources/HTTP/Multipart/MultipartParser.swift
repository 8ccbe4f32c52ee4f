/// Reads a multipart/form-data body as it arrives (RFC 7578, RFC 2046).
///
/// A value without I/O: feed it slices of any size, and it calls a sink. It remembers the header
/// block of one part, and nothing of the data. The same bytes give the same calls and the same
/// error, however they are cut, except that data comes in other pieces.
public struct MultipartParser: Sendable {
  enum State: Equatable {
    /// Before the first boundary; this many bytes have been ignored.
    case preamble(ignored: Int)
    case boundaryLine(BoundaryLine)
    case headers
    case data
    /// After the closing boundary.
    case epilogue(ignored: Int)
    case failed(MultipartError)
  }

  let limits: MultipartLimits
  let search: DelimiterSearch
  var state = State.preamble(ignored: 0)
  /// How many bytes of a delimiter ended the last slice. A body begins as if after a line end.
  var held = 2
  var reader: PartHeaderReader
  var part: PartProgress?
  var partCount = 0
  var fieldBytes = 0
  /// How many bytes of the body are still to come; nil when its length is not known.
  private var remaining: Int?

  /// A parser for a body of `length` bytes: bytes beyond are not looked at, fewer are an error.
  public init(boundary: Boundary, limits: MultipartLimits = MultipartLimits(), length: Int? = nil) {
    self.limits = limits
    search = DelimiterSearch(boundary)
    reader = PartHeaderReader(limits)
    remaining = length
  }

  /// A parser for a request with these two header values, as CGI gives them.
  public init(
    contentType: String?, contentLength: String?, limits: MultipartLimits = MultipartLimits()
  ) throws(MultipartError) {
    let boundary = try Boundary(contentType: contentType)
    do throws(ContentLengthError) {
      self.init(
        boundary: boundary, limits: limits, length: try ContentLength.parse(contentLength))
    } catch {
      switch error {
      case .missing: throw .lengthRequired
      case .malformed: throw .badContentLength
      }
    }
  }

  /// How many bytes are wanted of the next read: 0 when the whole body has been fed.
  public var wanted: Int { remaining ?? Int.max }

  /// Takes the next bytes of the body.
  ///
  /// Throws `MultipartError`, or whatever the sink throws. After a `MultipartError` every call
  /// throws the same one again.
  public mutating func feed<Sink: MultipartSink>(
    _ bytes: Span<UInt8>, to sink: inout Sink
  ) throws {
    if case .failed(let error) = state { throw error }
    let count = min(bytes.count, wanted)
    remaining = remaining.map { $0 - count }
    do {
      try parse(bytes.extracting(0..<count), &sink)
    } catch let error as MultipartError {
      state = .failed(error)
      throw error
    }
  }

  /// Says that the body has ended; throws unless it was complete.
  public mutating func finish() throws(MultipartError) {
    switch state {
    case .failed(let error): throw error
    case .epilogue: break
    case .preamble(let ignored) where ignored > 0: throw .noInitialBoundary
    default: throw .unexpectedEOF
    }
    if let remaining, remaining > 0 { throw .unexpectedEOF }
  }
}

/// Where in the rest of a line after a boundary the parser stands.
enum BoundaryLine: Equatable {
  case start
  /// After one `-`.
  case dash
  /// In blanks, of which there may not be many.
  case padding(Int)
  /// After CR.
  case lineEnd

  /// More blanks than any transport ever added (RFC 2046 calls them transport padding).
  static let paddingLimit = 256
}

/// How far the current part has come.
struct PartProgress: Equatable, Sendable {
  let isFile: Bool
  let declaredLength: Int?
  var count = 0
}
