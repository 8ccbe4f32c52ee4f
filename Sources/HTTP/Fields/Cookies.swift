/// The cookies that a client sent, read leniently (RFC 6265, section 5.2 in spirit).
///
/// Pairs without a name are passed over: they are other programs' cookies on the same host.
public struct Cookies: Sendable {
  private let pairs: [(name: String, value: String)]

  /// At most this many pairs, and this many bytes.
  public static let countLimit = 200
  public static let sizeLimit = 16_384

  /// Reads the value of the Cookie field. Throws for control characters and excessive size.
  public init(_ text: String) throws(CookieError) {
    if text.utf8.count > Self.sizeLimit { throw .tooLarge }
    if text.utf8.contains(where: Octets.isControl) { throw .control }
    var pairs: [(String, String)] = []
    for part in text.utf8.split(separator: Octets.semicolon) {
      if pairs.count == Self.countLimit { throw .tooLarge }
      guard let equals = part.firstIndex(of: Octets.equals) else { continue }
      let name = part[..<equals].trimmingBlanks
      if name.isEmpty { continue }
      var value = part[equals...].dropFirst().trimmingBlanks
      if value.count >= 2, value.first == Octets.quote, value.last == Octets.quote {
        value = value.dropFirst().dropLast()
      }
      pairs.append((String(Substring(name)), String(Substring(value))))
    }
    self.pairs = pairs
  }

  /// The value of the first cookie of that name, nil when there is none.
  public func value(of name: String) -> String? {
    pairs.first { $0.name == name }?.value
  }

  /// All values of that name: a cookie set for a wider domain or path may come beside ours.
  public func values(of name: String) -> [String] {
    pairs.filter { $0.name == name }.map(\.value)
  }
}

/// Why the cookies cannot be read.
public enum CookieError: RequestError, Equatable {
  case control
  case tooLarge

  public var status: Status { .badRequest }
  public var code: String { "bad-cookie" }
}
