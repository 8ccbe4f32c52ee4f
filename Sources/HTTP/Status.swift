/// A status code of a response (RFC 9110, section 15), with its reason phrase.
public struct Status: RawRepresentable, Hashable, Sendable {
  /// 100–599.
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let ok = Status(rawValue: 200)
  public static let created = Status(rawValue: 201)
  public static let noContent = Status(rawValue: 204)
  public static let partialContent = Status(rawValue: 206)
  public static let seeOther = Status(rawValue: 303)
  public static let notModified = Status(rawValue: 304)
  public static let badRequest = Status(rawValue: 400)
  public static let unauthorized = Status(rawValue: 401)
  public static let forbidden = Status(rawValue: 403)
  public static let notFound = Status(rawValue: 404)
  public static let methodNotAllowed = Status(rawValue: 405)
  public static let conflict = Status(rawValue: 409)
  public static let gone = Status(rawValue: 410)
  public static let lengthRequired = Status(rawValue: 411)
  public static let preconditionFailed = Status(rawValue: 412)
  public static let contentTooLarge = Status(rawValue: 413)
  public static let uriTooLong = Status(rawValue: 414)
  public static let unsupportedMediaType = Status(rawValue: 415)
  public static let rangeNotSatisfiable = Status(rawValue: 416)
  public static let unprocessableContent = Status(rawValue: 422)
  public static let tooManyRequests = Status(rawValue: 429)
  public static let internalServerError = Status(rawValue: 500)
  public static let serviceUnavailable = Status(rawValue: 503)
  public static let insufficientStorage = Status(rawValue: 507)

  /// The phrase after the number, empty for a code this site never sends.
  public var reason: String { Self.reasons[rawValue] ?? "" }

  /// Whether a response with this status never has a body (RFC 9110, section 6.4.1).
  public var forbidsBody: Bool {
    rawValue == 204 || rawValue == 304 || (100..<200).contains(rawValue)
  }

  private static let reasons: [Int: String] = [
    200: "OK", 201: "Created", 204: "No Content", 206: "Partial Content", 303: "See Other",
    304: "Not Modified", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 409: "Conflict", 410: "Gone",
    411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
    414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
    422: "Unprocessable Content", 429: "Too Many Requests", 500: "Internal Server Error",
    503: "Service Unavailable", 507: "Insufficient Storage",
  ]
}
