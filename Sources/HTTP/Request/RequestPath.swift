/// The path of a request as decoded segments: `/users/Zo%C3%AB` is `["users", "Zoë"]`.
///
/// A value holds no NUL or other control character, no `/` inside a segment, no `.` or `..`, and
/// only valid UTF-8. RFC 3986, section 3.3.
public struct RequestPath: Hashable, Sendable {
  /// The segments, decoded. The root has none; `/a/` has `a` and an empty one.
  public let segments: [String]

  /// A path from segments that are already known to be good.
  public init(segments: [String]) {
    self.segments = segments
  }

  /// Reads the part of REQUEST_URI before the `?`, percent-encoded as sent.
  public init(_ text: some Collection<UInt8>) throws(RequestPathError) {
    if text.count > Self.limit { throw .tooLong }
    guard text.first == UInt8(ascii: "/") else { throw .notAbsolute }
    let parts = text.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count == 1, parts[0].isEmpty {
      segments = []
      return
    }
    var decoded: [String] = []
    for part in parts {
      decoded.append(try Self.segment(part))
    }
    segments = decoded
  }

  /// The longest path that is read, in bytes as sent.
  public static let limit = 4096

  /// The rest of the path below `base`, or nil when it does not lie there.
  ///
  /// Below `/faces`, `/faces/join` is `/join`, `/faces` and `/faces/` are the root.
  public func below(_ base: RequestPath) -> RequestPath? {
    if base.segments.isEmpty { return self }
    guard segments.starts(with: base.segments) else { return nil }
    let rest = Array(segments.dropFirst(base.segments.count))
    return RequestPath(segments: rest == [""] ? [] : rest)
  }

  /// The path as it is written into a link.
  public var encoded: String {
    segments.reduce(into: segments.isEmpty ? "/" : "") { $0 += "/" + $1.percentEncoded }
  }

  private static func segment(_ text: some Collection<UInt8>) throws(RequestPathError) -> String {
    guard let bytes = PercentCoding.decoded(text) else { throw .badEscape }
    if bytes.contains(UInt8(ascii: "/")) { throw .encodedSlash }
    if bytes.contains(where: { Octets.isControl($0) || $0 == Octets.tab }) { throw .control }
    guard let segment = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
    if segment == "." || segment == ".." { throw .dotSegment }
    return segment
  }
}

/// Why a path cannot be read.
public enum RequestPathError: RequestError, Equatable {
  case notAbsolute
  case badEscape
  case encodedSlash
  case control
  case invalidUTF8
  case dotSegment
  case tooLong

  public var status: Status { self == .tooLong ? .uriTooLong : .badRequest }

  public var code: String { self == .tooLong ? "path-too-long" : "bad-path" }
}
