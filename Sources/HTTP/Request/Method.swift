/// A request method (RFC 9110, section 9): those that the site answers, and the rest.
///
/// Methods are case-sensitive: `get` is not GET.
public enum Method: Hashable, Sendable {
  case get
  case head
  case post
  case delete
  case options
  /// Any other name, as sent.
  case other(String)

  /// Reads the value of REQUEST_METHOD.
  public init(_ name: String) {
    switch name {
    case "GET": self = .get
    case "HEAD": self = .head
    case "POST": self = .post
    case "DELETE": self = .delete
    case "OPTIONS": self = .options
    default: self = .other(name)
    }
  }

  /// The name as it is sent.
  public var name: String {
    switch self {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
    case .delete: "DELETE"
    case .options: "OPTIONS"
    case .other(let name): name
    }
  }

  /// Whether the method only reads (RFC 9110, section 9.2.1).
  public var isSafe: Bool { [.get, .head, .options].contains(self) }
}
