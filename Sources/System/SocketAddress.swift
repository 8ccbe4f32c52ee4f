/// Where a server listens: `unix:/run/tintype.sock`, `127.0.0.1:9000` or `[::1]:9000`.
public enum SocketAddress: Equatable, Sendable {
  case unix(path: String)
  case tcp(host: String, port: UInt16)

  /// Reads the written form; nil when it is neither.
  public init?(_ text: String) {
    if text.hasPrefix("unix:") {
      let path = String(text.dropFirst(5))
      // sockaddr_un holds 108 bytes with the closing NUL.
      guard path.hasPrefix("/"), path.utf8.count < 108 else { return nil }
      self = .unix(path: path)
      return
    }
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...])
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    guard !host.isEmpty else { return nil }
    self = .tcp(host: String(host), port: port)
  }
}
