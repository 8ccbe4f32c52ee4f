/// One request in, one response out, whatever carries it.
public protocol Exchange: AnyObject {
  /// A meta-variable of the request, such as `REQUEST_METHOD` (RFC 3875 §4.1) or `HTTP_COOKIE`.
  func parameter(_ name: String) -> String?

  /// Reads body bytes into `buffer`; 0 at the end of the body, or when the sender has gone.
  func read(into buffer: inout [UInt8]) -> Int

  /// Says that the answer takes a while, so that another thread looks after new requests meanwhile.
  func expectDelay()

  /// Sends bytes of a CGI response (RFC 3875 §6): header lines, an empty line, the body.
  func write(_ bytes: [UInt8])
}

/// Answers one exchange. It is called by many threads at once.
public typealias Handler = @Sendable (any Exchange) -> Void
