/// The name of a header field, in the writing of its RFC; compared without regard to case.
public struct HeaderName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it is written into a response: a token (RFC 9110, section 5.1).
  public let name: String
  /// The CGI variable that holds a request field of this name: `HTTP_ACCEPT_LANGUAGE`.
  public let variable: String

  /// A name known while compiling; a literal that is not a token stops the program.
  public init(stringLiteral name: StaticString) {
    let text = name.description
    precondition(text.utf8.isToken, "not the name of a header field")
    self.name = text
    self.variable = Self.variable(text)
  }

  public static func == (left: HeaderName, right: HeaderName) -> Bool {
    left.variable == right.variable
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(variable)
  }

  /// RFC 3875, sections 4.1.2, 4.1.3 and 4.1.18.
  private static func variable(_ name: String) -> String {
    let upper = name.utf8.map { byte -> UInt8 in
      byte == Octets.dash ? UInt8(ascii: "_") : Octets.isLetter(byte) ? byte & ~0x20 : byte
    }
    let text = String(decoding: upper, as: UTF8.self)
    return text == "CONTENT_TYPE" || text == "CONTENT_LENGTH" ? text : "HTTP_" + text
  }
}

extension HeaderName {
  public static let accept: HeaderName = "Accept"
  public static let acceptLanguage: HeaderName = "Accept-Language"
  public static let acceptRanges: HeaderName = "Accept-Ranges"
  public static let accessControlAllowHeaders: HeaderName = "Access-Control-Allow-Headers"
  public static let accessControlAllowMethods: HeaderName = "Access-Control-Allow-Methods"
  public static let accessControlAllowOrigin: HeaderName = "Access-Control-Allow-Origin"
  public static let accessControlExposeHeaders: HeaderName = "Access-Control-Expose-Headers"
  public static let accessControlMaxAge: HeaderName = "Access-Control-Max-Age"
  public static let accessControlRequestMethod: HeaderName = "Access-Control-Request-Method"
  public static let allow: HeaderName = "Allow"
  public static let authorization: HeaderName = "Authorization"
  public static let cacheControl: HeaderName = "Cache-Control"
  public static let contentDisposition: HeaderName = "Content-Disposition"
  public static let contentLength: HeaderName = "Content-Length"
  public static let contentRange: HeaderName = "Content-Range"
  public static let contentSecurityPolicy: HeaderName = "Content-Security-Policy"
  public static let contentType: HeaderName = "Content-Type"
  public static let contentTypeOptions: HeaderName = "X-Content-Type-Options"
  public static let cookie: HeaderName = "Cookie"
  public static let crossOriginOpenerPolicy: HeaderName = "Cross-Origin-Opener-Policy"
  public static let crossOriginResourcePolicy: HeaderName = "Cross-Origin-Resource-Policy"
  public static let etag: HeaderName = "ETag"
  public static let idempotencyKey: HeaderName = "Idempotency-Key"
  public static let frameOptions: HeaderName = "X-Frame-Options"
  public static let ifMatch: HeaderName = "If-Match"
  public static let ifNoneMatch: HeaderName = "If-None-Match"
  public static let ifRange: HeaderName = "If-Range"
  public static let location: HeaderName = "Location"
  public static let origin: HeaderName = "Origin"
  public static let permissionsPolicy: HeaderName = "Permissions-Policy"
  public static let range: HeaderName = "Range"
  public static let referer: HeaderName = "Referer"
  public static let referrerPolicy: HeaderName = "Referrer-Policy"
  public static let retryAfter: HeaderName = "Retry-After"
  public static let robotsTag: HeaderName = "X-Robots-Tag"
  public static let secFetchSite: HeaderName = "Sec-Fetch-Site"
  public static let setCookie: HeaderName = "Set-Cookie"
  public static let strictTransportSecurity: HeaderName = "Strict-Transport-Security"
  public static let userAgent: HeaderName = "User-Agent"
  public static let vary: HeaderName = "Vary"
  public static let wwwAuthenticate: HeaderName = "WWW-Authenticate"
}
