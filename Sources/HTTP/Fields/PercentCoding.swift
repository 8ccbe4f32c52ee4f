/// Percent-encoding of octets (RFC 3986, section 2.1).
enum PercentCoding {
  /// The octet that `%` and two digits stand for, or nil when they are not hexadecimal digits.
  static func octet(_ high: UInt8, _ low: UInt8) -> UInt8? {
    guard let high = digit(high), let low = digit(low) else { return nil }
    return high << 4 | low
  }

  /// The octets of `text`, or nil when a `%` is not followed by two hexadecimal digits.
  ///
  /// With `plusIsSpace`, `+` becomes a space, as forms write it.
  static func decoded(_ text: some Collection<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next(), let low = rest.next(), let octet = octet(high, low) else {
          return nil
        }
        result.append(octet)
      case UInt8(ascii: "+") where plusIsSpace:
        result.append(UInt8(ascii: " "))
      default:
        result.append(byte)
      }
    }
    return result
  }

  /// `text` with every byte outside `A-Za-z0-9-._~` written as `%XX` (RFC 3986, section 2.3).
  static func encoded(_ text: String, keeping kept: (UInt8) -> Bool = { _ in false }) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if Octets.isUnreserved(byte) || kept(byte) {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result.append(hexadecimal(byte >> 4))
        result.append(hexadecimal(byte & 0xF))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func hexadecimal(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

extension String {
  /// The text as one path segment or query value: all but letters, digits and `-._~` encoded.
  public var percentEncoded: String { PercentCoding.encoded(self) }
}
