/// An error that knows its answer: something the sender did, never a fault of the site.
///
/// `code` is a stable name for programs (RFC 9457); it holds nothing that the sender wrote.
public protocol RequestError: Error, Sendable {
  /// The status to answer with: 4xx.
  var status: Status { get }
  /// Lower-case words joined by hyphens, such as `bad-boundary`.
  var code: String { get }
}
