import HTTP

/// The site's whole address, such as `https://club.example/faces`.
public struct BaseURL: Sendable, Equatable {
  /// Without a slash at the end.
  public let text: String
  /// The part after the host, without a slash at the end; empty at the top.
  public let path: String
  public let isHTTPS: Bool
  /// Scheme, host and port.
  var origin: String { String(text.dropLast(path.count)) }

  /// Nil unless it is http or https with a host, and without query or fragment.
  public init?(_ text: String) {
    var text = text[...]
    while text.hasSuffix("/") { text.removeLast() }
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
    guard let scheme else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    let path = String(rest.dropFirst(host.count))
    guard !host.isEmpty, !text.contains(where: { $0.isWhitespace || "?#\"<>\\".contains($0) }),
      Self.isPath(path)
    else { return nil }
    self.text = String(text)
    self.path = path
    isHTTPS = scheme == "https://"
  }

  /// Whether this can stand before every path of the site: empty, or a path without a slash at its end.
  static func isPath(_ path: String) -> Bool {
    if path.isEmpty { return true }
    return path.hasPrefix("/") && !path.hasSuffix("/")
      && (try? RequestPath(path.utf8))?.encoded == path
  }
}
