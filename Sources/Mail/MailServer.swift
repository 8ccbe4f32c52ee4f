import Text

/// A server that takes mail, such as `smtp://mail.example:587`.
public struct MailServer: Sendable, Equatable {
  /// With its port, without anything after it.
  public let url: String
  /// Whether the connection begins with TLS, and not by asking for it.
  public let isTLS: Bool
  /// Whether what is sent does not leave this machine.
  public let isLoopback: Bool

  /// `smtp://host[:port]` or `smtps://host[:port]`, at port 587 or 465 unless another is given; nil for
  /// anything else.
  public init?(_ text: String) {
    let schemes: [(String, port: Int)] = [("smtp://", 587), ("smtps://", 465)]
    guard let (scheme, standard) = schemes.first(where: { text.hasPrefix($0.0) }) else {
      return nil
    }
    var host = text.dropFirst(scheme.count)
    var port = standard
    if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
      guard let number = Int(host[host.index(after: colon)...]), (1...65_535).contains(number)
      else { return nil }
      port = number
      host = host[..<colon]
    }
    guard let name = Self.host(String(host)) else { return nil }
    url = "\(scheme)\(name):\(port)"
    isTLS = scheme == "smtps://"
    isLoopback =
      name == "localhost" || name == "[::1]" || (Self.isIPv4(name) && name.hasPrefix("127."))
  }

  /// The name or address of a host as a URL has it.
  private static func host(_ text: String) -> String? {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = text.dropFirst().dropLast()
      let isAddress = inner.contains(":") && inner.allSatisfy { $0.isHexDigit || ":.".contains($0) }
      return isAddress ? text.lowercased() : nil
    }
    return isIPv4(text) ? text : DomainName(text)?.ascii
  }

  private static func isIPv4(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && !$0.hasPrefix("+") }
  }
}
