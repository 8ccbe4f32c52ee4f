/// An entity tag: names one state of what an address shows (RFC 9110, section 8.8.3).
public struct ETag: Hashable, Sendable {
  /// The text between the quotes.
  public let value: String
  /// Whether it only promises the same meaning, not the same bytes.
  public let isWeak: Bool

  /// Nil when `value` holds a quote, a blank or a control character.
  public init?(_ value: String, isWeak: Bool = false) {
    guard value.utf8.allSatisfy(Self.isTagOctet) else { return nil }
    self.value = value
    self.isWeak = isWeak
  }

  /// As it is written in a field: `"abc"` or `W/"abc"`.
  public var formatted: String { isWeak ? "W/\"\(value)\"" : "\"\(value)\"" }

  /// Whether both are strong and the same (RFC 9110, section 8.8.3.2).
  public func stronglyMatches(_ other: ETag) -> Bool {
    !isWeak && !other.isWeak && value == other.value
  }

  /// Whether both have the same value, weak or not.
  public func weaklyMatches(_ other: ETag) -> Bool { value == other.value }

  static func isTagOctet(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != Octets.quote && byte != 0x7F
  }
}

extension HeaderValue {
  public init(_ etag: ETag) {
    self.init(unchecked: etag.formatted)
  }
}
