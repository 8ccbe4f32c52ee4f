/// A cookie that a response sets, written strictly (RFC 6265, section 4.1).
///
/// HttpOnly is always on: no script of the site reads a cookie. SameSite is always Lax: a link from
/// elsewhere finds its reader signed in, a form from elsewhere does not.
public struct SetCookie: Hashable, Sendable {
  public let name: String
  public let value: String
  /// The path below which the cookie is sent.
  public let path: String
  public let isSecure: Bool
  /// Seconds until the client forgets it; nil: when the browser closes; 0: at once.
  public let maxAge: Int?

  /// Throws unless the name is a token, the value cookie-octets, the path free of `;` and
  /// controls, and a `__Host-` or `__Secure-` name has what its prefix demands.
  public init(
    name: String, value: String, path: String = "/", isSecure: Bool, maxAge: Int? = nil
  ) throws(SetCookieError) {
    guard name.utf8.isToken else { throw .badName }
    guard value.utf8.allSatisfy(Self.isCookieOctet) else { throw .badValue }
    guard path.utf8.first == UInt8(ascii: "/"),
      path.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != Octets.semicolon })
    else { throw .badPath }
    if name.hasPrefix("__Host-"), !isSecure || path != "/" { throw .badPrefix }
    if name.hasPrefix("__Secure-"), !isSecure { throw .badPrefix }
    self.name = name
    self.value = value
    self.path = path
    self.isSecure = isSecure
    self.maxAge = maxAge
  }

  /// The value of the Set-Cookie field.
  public var formatted: String {
    var text = "\(name)=\(value); Path=\(path)"
    if let maxAge { text += "; Max-Age=\(maxAge)" }
    if isSecure { text += "; Secure" }
    return text + "; HttpOnly; SameSite=Lax"
  }

  /// cookie-octet: printable ASCII without blank, quote, comma, semicolon and backslash.
  private static func isCookieOctet(_ byte: UInt8) -> Bool {
    (0x21..<0x7F).contains(byte) && byte != Octets.quote && byte != Octets.comma
      && byte != Octets.semicolon && byte != Octets.backslash
  }
}

/// Why a cookie cannot be set: a fault of the site.
public enum SetCookieError: Error, Equatable {
  case badName
  case badValue
  case badPath
  case badPrefix
}

extension HeaderValue {
  public init(_ cookie: SetCookie) {
    self.init(unchecked: cookie.formatted)
  }
}
