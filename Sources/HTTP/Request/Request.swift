/// The head of a request: its method, path and query, and a way to ask for its header fields.
///
/// The body is not part of it: whoever answers reads it, up to `contentLength`.
public struct Request {
  public let method: Method
  /// The decoded path, with the site's own prefix still on it.
  public let path: RequestPath
  /// What follows the `?`, as sent; empty without one.
  public let rawQuery: String
  /// The variables that the server gave.
  public let variables: any RequestVariables

  /// Reads REQUEST_METHOD and REQUEST_URI; without the latter, the path and query that CGI gives.
  public init(_ variables: any RequestVariables) throws(RequestPathError) {
    self.variables = variables
    method = Method(variables.value(of: "REQUEST_METHOD") ?? "")
    if let uri = variables.value(of: "REQUEST_URI"), !uri.isEmpty {
      let target = Self.withoutOrigin(uri)
      let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
      path = try RequestPath(target[..<end])
      rawQuery = String(Substring(target[end...].dropFirst()))
    } else {
      // CGI has decoded these two already: encode, so that one parser judges both.
      let script = variables.value(of: "SCRIPT_NAME") ?? ""
      let info = variables.value(of: "PATH_INFO") ?? ""
      let text = PercentCoding.encoded(script + info) { $0 == UInt8(ascii: "/") }
      path = try RequestPath(text.isEmpty ? "/".utf8 : text.utf8)
      rawQuery = variables.value(of: "QUERY_STRING") ?? ""
    }
  }

  /// The parameters of the query.
  public func query(limits: FormLimits = .query) throws(FormError) -> FormFields {
    try FormFields(urlencoded: Array(rawQuery.utf8).span, limits: limits)
  }

  /// The value of a request header field, nil when absent or empty.
  public func header(_ name: HeaderName) -> String? {
    guard let value = variables.value(of: name.variable), !value.isEmpty else { return nil }
    return value
  }

  /// The declared type of the body, nil when absent or not a media type.
  public var contentType: MediaType? {
    header(.contentType).flatMap { MediaType($0) }
  }

  /// The length of the body: 0 without one, except for POST, which must say its length.
  public func contentLength() throws(ContentLengthError) -> Int {
    let text = variables.value(of: "CONTENT_LENGTH")
    if method != .post, (text ?? "").isEmpty { return 0 }
    return try ContentLength.parse(text)
  }

  /// The cookies that the client sent.
  public func cookies() throws(CookieError) -> Cookies {
    try Cookies(header(.cookie) ?? "")
  }

  /// `http://host/path?query` without `http://host` (RFC 9112, section 3.2.2).
  private static func withoutOrigin(_ target: String) -> Substring.UTF8View {
    let whole = target[...].utf8
    if whole.first == UInt8(ascii: "/") { return whole }
    for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
      let rest = whole.dropFirst(scheme.utf8.count)
      return rest[(rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)...]
    }
    return whole
  }
}
