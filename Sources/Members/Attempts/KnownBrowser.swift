import Sodium
import Store

/// A browser in which a member has signed in before. Its tries are counted apart, so that somebody who
/// guesses a member's password elsewhere does not make the member wait (OWASP's "device cookies"). It is
/// known until the password changes: whoever once had the former one has to guess like anybody else.
extension Members {
  /// What such a browser keeps: a random name for it, and proof that it was given for this member. Nil when
  /// there is no such member.
  public func browserPass(of id: MemberID) throws -> String? {
    let name = Encoding.base64url(Random.bytes(12))
    return try passCode(name, id).map { "\(name).\($0)" }
  }

  /// The account as tries are counted: by itself, or in a browser that knows it.
  public func countedAccount(_ account: String, pass: String?) throws -> String {
    let email = EmailAddress(account)
    // An address in every writing that reaches the same account is one.
    let account = email?.key ?? account.lowercased()
    guard let parts = pass?.split(separator: ".", omittingEmptySubsequences: false),
      parts.count == 2, let id = try email.flatMap(holder),
      let code = try passCode(String(parts[0]), id),
      Digest.equal(Array(parts[1].utf8), Array(code.utf8))
    else { return account }
    return "\(account)\0\(parts[0])"
  }

  private func passCode(_ name: String, _ id: MemberID) throws -> String? {
    guard let credentials = try store.get(id.credentials) else { return nil }
    let changed = credentials["passwordChanged"]?.integer ?? 0
    return Encoding.base64url(key.code(Array("browser\0\(name)\0\(id)\0\(changed)".utf8)))
  }
}
