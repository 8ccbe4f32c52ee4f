/// An answer: status, header fields and body.
public struct Response: Sendable {
  public var status: Status
  public var headers: HeaderFields
  /// The body; not sent for HEAD, nor with a status that forbids one.
  public var body: [UInt8]
  /// Sends what follows the body, piece by piece, when it is too much to be held. Whoever gives one says
  /// in Content-Length how long the whole is; if it throws, the answer ends early.
  public var stream: (@Sendable (_ send: ([UInt8]) -> Void) throws -> Void)?

  public init(_ status: Status = .ok, headers: HeaderFields = HeaderFields(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A body of the given type.
  public init(_ status: Status = .ok, type: HeaderValue, body: [UInt8]) {
    self.init(status, body: body)
    headers[.contentType] = type
  }

  /// 303: what was done can be seen at `location`, by GET (RFC 9110, section 15.4.4).
  public static func seeOther(_ location: HeaderValue) -> Response {
    var response = Response(.seeOther)
    response.headers[.location] = location
    return response
  }

  /// 405, naming the methods that the address has; HEAD goes with GET.
  public static func methodNotAllowed(allow: [Method]) -> Response {
    var names = allow.map(\.name)
    if let get = names.firstIndex(of: "GET"), !names.contains("HEAD") {
      names.insert("HEAD", at: get + 1)
    }
    var response = Response(.methodNotAllowed)
    response.headers[.allow] = HeaderValue(
      unchecked: names.filter(\.utf8.isToken).joined(separator: ", "))
    return response
  }

  /// Sets a cookie beside those already set.
  public mutating func setCookie(_ cookie: SetCookie) {
    headers.append(.setCookie, HeaderValue(cookie))
  }
}
