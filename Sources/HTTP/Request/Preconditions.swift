/// The conditions of a request, and what they say about what there is (RFC 9110, section 13).
///
/// Only those by tag: no answer has a Last-Modified, and a date is not looked at without one.
public struct Preconditions: Sendable {
  /// What to do with the request.
  public enum Outcome: Equatable, Sendable {
    /// Answer as if there were no conditions.
    case proceed
    /// 304: the client has it already.
    case notModified
    /// 412: it is not what the client thinks.
    case failed
  }

  private let isSafe: Bool
  private let ifMatch: ETagList?
  private let ifNoneMatch: ETagList?

  /// Takes the conditions from the header fields; malformed ones are ignored.
  public init(_ request: Request) {
    isSafe = request.method.isSafe
    ifMatch = request.header(.ifMatch).flatMap { ETagList($0) }
    ifNoneMatch = request.header(.ifNoneMatch).flatMap { ETagList($0) }
  }

  /// Evaluates them in the order of section 13.2.2 against what the address shows now.
  public func evaluate(etag: ETag?) -> Outcome {
    if let ifMatch, !matches(ifMatch, etag, { $0.stronglyMatches($1) }) { return .failed }
    if let ifNoneMatch, matches(ifNoneMatch, etag, { $0.weaklyMatches($1) }) {
      return isSafe ? .notModified : .failed
    }
    return .proceed
  }

  /// `*` matches because the address shows something: callers ask only then.
  private func matches(_ list: ETagList, _ etag: ETag?, _ same: (ETag, ETag) -> Bool) -> Bool {
    switch list {
    case .any: true
    case .tags(let tags): etag.map { etag in tags.contains { same($0, etag) } } ?? false
    }
  }
}
