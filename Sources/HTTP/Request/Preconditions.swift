/// The conditions of a request, and what they say about what there is (RFC 9110, section 13).
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
  private let ifModifiedSince: HTTPDate?
  private let ifUnmodifiedSince: HTTPDate?

  /// Takes the conditions from the header fields; malformed ones are ignored.
  public init(_ request: Request, now: HTTPDate) {
    isSafe = request.method.isSafe
    ifMatch = request.header(.ifMatch).flatMap { ETagList($0) }
    ifNoneMatch = request.header(.ifNoneMatch).flatMap { ETagList($0) }
    ifModifiedSince = request.header(.ifModifiedSince).flatMap { HTTPDate($0, now: now) }
    ifUnmodifiedSince = request.header(.ifUnmodifiedSince).flatMap { HTTPDate($0, now: now) }
  }

  /// Evaluates them in the order of section 13.2.2 against what the address shows now.
  ///
  /// A tag decides over a date: with If-None-Match, If-Modified-Since is not looked at.
  public func evaluate(etag: ETag?, lastModified: HTTPDate?) -> Outcome {
    if let ifMatch {
      if !matches(ifMatch, etag, { $0.stronglyMatches($1) }) { return .failed }
    } else if let ifUnmodifiedSince, let lastModified, lastModified > ifUnmodifiedSince {
      return .failed
    }
    if let ifNoneMatch {
      if matches(ifNoneMatch, etag, { $0.weaklyMatches($1) }) {
        return isSafe ? .notModified : .failed
      }
    } else if isSafe, let ifModifiedSince, let lastModified, lastModified <= ifModifiedSince {
      return .notModified
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
