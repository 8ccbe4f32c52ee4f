/// What part of a body is asked for (RFC 9110, section 14).
public enum ByteRange: Equatable, Sendable {
  /// 200: no range, or one that may be ignored (several, malformed, another unit).
  case whole
  /// 206: these bytes, never empty.
  case part(Range<Int64>)
  /// 416, with `Content-Range: bytes */length`.
  case unsatisfiable

  /// Reads the value of Range against a body of `length` bytes.
  public init(_ text: String?, length: Int64) {
    self = .whole
    guard let text, text.lowercased().hasPrefix("bytes=") else { return }
    let bounds = text.utf8.dropFirst(6).trimmingBlanks
      .split(separator: Octets.dash, omittingEmptySubsequences: false)
    guard bounds.count == 2 else { return }
    let (first, last) = (Self.number(bounds[0]), Self.number(bounds[1]))
    switch (first, last) {
    case (.some(let first), .some(let last)):
      if last < first { return }
      self = first < length ? .part(first..<min(last, length - 1) + 1) : .unsatisfiable
    case (.some(let first), nil) where bounds[1].isEmpty:
      self = first < length ? .part(first..<length) : .unsatisfiable
    case (nil, .some(let count)) where bounds[0].isEmpty:
      self = count > 0 && length > 0 ? .part(max(0, length - count)..<length) : .unsatisfiable
    default:
      return
    }
  }

  /// Reads Range, and If-Range against what there is now: a changed body is sent whole, and so is one
  /// of which only a date is known.
  public init(_ request: Request, length: Int64, etag: ETag?) {
    guard request.method == .get else {
      self = .whole
      return
    }
    if let condition = request.header(.ifRange) {
      let isSame = condition == etag?.formatted && etag?.isWeak == false
      guard isSame else {
        self = .whole
        return
      }
    }
    self.init(request.header(.range), length: length)
  }

  /// Digits alone; a number too great for the type is the greatest.
  private static func number(_ text: Substring.UTF8View) -> Int64? {
    guard !text.isEmpty, text.allSatisfy(Octets.isDigit) else { return nil }
    return Int64(String(Substring(text))) ?? Int64.max - 1
  }
}
