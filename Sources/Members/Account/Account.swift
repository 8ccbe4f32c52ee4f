import Store

/// What only the member is told of their account, beside their document.
public struct Account: Sendable {
  public let email: EmailAddress
  public let role: Role
  /// The address that is to be the member's once it is confirmed; nil when none is.
  public let pendingEmail: EmailAddress?
  /// Milliseconds since 1970; nil when it is still the first one.
  public let passwordChanged: Int64?
  /// False for somebody who was brought over without a password that works here.
  public let hasPassword: Bool
  /// Whether the member has shown that they read the mail of `email`.
  public let isConfirmed: Bool
  /// What letters to the member are written in, such as `ko`; nil when nobody knows.
  public let language: String?
}

extension Members {
  /// The member's account; nil when there is none.
  public func account(of id: MemberID) throws -> Account? {
    guard let document = try store.get(id.credentials), let credentials = Credentials(document)
    else { return nil }
    return Account(
      email: credentials.email, role: credentials.role, pendingEmail: try pendingAddress(of: id),
      passwordChanged: document["passwordChanged"]?.integer,
      hasPassword: credentials.passwordHash != Self.noPassword,
      isConfirmed: try isConfirmed(id, document),
      language: document["language"]?.text)
  }

  /// Whether this is the member's password. Takes as long when there is none.
  public func isPassword(_ password: String, of id: MemberID) throws -> Bool {
    let stored = try store.get(id.credentials).flatMap(Credentials.init)?.passwordHash
    let typed = String(password.prefix(Password.maximum * 2))
    return try hashed { try verifies(typed, stored) }
  }
}
