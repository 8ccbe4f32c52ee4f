import HTTP
import Members

/// Which tokens for programs may come with a request for an address.
enum TokenUse {
  /// None: the address is for browsers.
  case none
  /// Any: strangers may ask as well. With `profile:read` it is the member who asks.
  case any
  /// Those for this purpose: it is the member who asks.
  case scope(Scope)
}

extension Grant {
  /// The scope by which a request is let in; nil where any token will do.
  func admission(_ use: TokenUse) throws -> Scope? {
    switch use {
    case .any: return nil
    case .scope(let scope) where includes(scope): return scope
    case .scope(let scope): throw Failure.insufficientScope(scope)
    case .none: throw Failure.insufficientScope(nil)
    }
  }
}

extension Failure {
  /// A token that is none, or is over.
  static var invalidToken: Failure {
    var failure = Failure(.unauthorized, "invalid-token")
    failure.challenge = "Bearer error=\"invalid_token\""
    return failure
  }

  /// A token that is not for this; nil: none is.
  static func insufficientScope(_ scope: Scope?) -> Failure {
    var failure = Failure(.forbidden, "insufficient-scope")
    let needed = scope.map { ", scope=\"\($0.rawValue)\"" } ?? ""
    failure.challenge = try? HeaderValue("Bearer error=\"insufficient_scope\"\(needed)")
    return failure
  }
}
