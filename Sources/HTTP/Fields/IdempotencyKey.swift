/// The value of an Idempotency-Key field: a string of RFC 9651, section 3.3.3, or the bare key that many
/// clients send (draft-ietf-httpapi-idempotency-key-header).
public struct IdempotencyKey: Sendable, Hashable {
  /// 1 to 255 visible ASCII characters and spaces, without the quotes.
  public let text: String

  /// Nil when it is neither.
  public init?(_ field: String) {
    var bytes = Array(field.utf8).trimmingBlanks[...]
    if bytes.first == Octets.quote {
      guard bytes.count >= 2, bytes.last == Octets.quote else { return nil }
      bytes = bytes.dropFirst().dropLast()
      guard let plain = Self.unescaped(bytes) else { return nil }
      bytes = plain[...]
    } else if bytes.contains(Octets.space) || bytes.contains(Octets.comma) {
      return nil
    }
    guard (1...255).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case Octets.quote: return nil
      case Octets.backslash:
        guard let next = rest.next(), next == Octets.quote || next == Octets.backslash else {
          return nil
        }
        result.append(next)
      default: result.append(byte)
      }
    }
    return result
  }
}
