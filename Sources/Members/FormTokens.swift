import Sodium

extension Members {
  /// The token that a form carries, to prove that it came from a page of this site. `binding` is a
  /// secret of the browser's own: its session's cookie, or a random one.
  ///
  /// It looks different each time, so that the length of a compressed page tells nothing about it
  /// (BREACH): random bytes, then the code with those laid over it.
  public func formToken(_ binding: String) -> String {
    let code = formCode(binding)
    let mask = Random.bytes(code.count)
    return Encoding.base64url(mask + zip(code, mask).map(^))
  }

  public func accepts(_ token: String, _ binding: String) -> Bool {
    let code = formCode(binding)
    guard let bytes = Encoding.base64Bytes(token), bytes.count == 2 * code.count else {
      return false
    }
    let sent = zip(bytes.prefix(code.count), bytes.suffix(code.count)).map(^)
    return Digest.equal(sent, code)
  }

  private func formCode(_ binding: String) -> [UInt8] {
    key.code(Array("form\0\(binding)".utf8))
  }

  /// A random value for a browser that has no session.
  public static func newBinding() -> String {
    Encoding.base64url(Random.bytes(18))
  }
}
