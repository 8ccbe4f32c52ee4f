import Sodium

/// A browser in which a member has signed in before. Its tries are counted apart, so that somebody who
/// guesses a member's password elsewhere does not make the member wait (OWASP's "device cookies").
extension Members {
  /// What such a browser keeps: a random name for it, and proof that it was given for this account.
  public func browserPass(account: String) -> String {
    let name = Encoding.base64url(Random.bytes(12))
    return "\(name).\(passCode(name, account))"
  }

  /// The account as tries are counted: by itself, or in a browser that knows it.
  public func countedAccount(_ account: String, pass: String?) -> String {
    let account = Self.oneWriting(account)
    guard let parts = pass?.split(separator: ".", omittingEmptySubsequences: false),
      parts.count == 2,
      Digest.equal(Array(parts[1].utf8), Array(passCode(String(parts[0]), account).utf8))
    else { return account }
    return "\(account)\0\(parts[0])"
  }

  private func passCode(_ name: String, _ account: String) -> String {
    let account = Self.oneWriting(account)
    return Encoding.base64url(key.code(Array("browser\0\(name)\0\(account)".utf8)))
  }

  /// An address in every writing that reaches the same account is one.
  private static func oneWriting(_ account: String) -> String {
    EmailAddress(account)?.key ?? account.lowercased()
  }
}
