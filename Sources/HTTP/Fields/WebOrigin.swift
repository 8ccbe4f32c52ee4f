/// An origin as browsers send it: scheme, host, and the port unless it is the scheme's own, such as
/// `https://app.example` (RFC 6454, section 6.2).
public struct WebOrigin: Sendable, Hashable, CustomStringConvertible {
  public let description: String

  /// Nil for anything else, such as `null`, a path behind it, or capital letters.
  public init?(_ text: String) {
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
    guard let scheme else { return nil }
    let authority = text.dropFirst(scheme.count).utf8
    let host = authority.prefix { $0 != UInt8(ascii: ":") }
    let port = authority.dropFirst(host.count)
    let isHost = !host.isEmpty && host.allSatisfy(Self.isAllowed)
    let digits = port.dropFirst()
    let isPort = port.isEmpty || (1...5).contains(digits.count) && digits.allSatisfy(Octets.isDigit)
    guard isHost, isPort, !(scheme == "https://" && text.hasSuffix(":443")),
      !(scheme == "http://" && text.hasSuffix(":80"))
    else { return nil }
    description = text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    let isSmall = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    return isSmall || Octets.isDigit(byte) || byte == Octets.dash || byte == UInt8(ascii: ".")
  }
}
