import Sodium

extension Members {
  /// The token that a form carries, to prove that it came from a page of this site. `binding` is a
  /// secret of the browser's own: its session's cookie, or a random one.
  public func formToken(_ binding: String) -> String {
    Encoding.base64url(key.code(Array("form\0\(binding)".utf8)))
  }

  public func accepts(_ token: String, _ binding: String) -> Bool {
    Digest.equal(Array(token.utf8), Array(formToken(binding).utf8))
  }

  /// A random value for a browser that has no session.
  public static func newBinding() -> String {
    Encoding.base64url(Random.bytes(18))
  }
}
