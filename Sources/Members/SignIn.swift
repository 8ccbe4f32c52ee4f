import Sodium

extension Members {
  /// Begins a session for whoever knows the password; nil otherwise.
  ///
  /// Takes as long for an address that nobody has, so that the time tells nothing.
  public func signIn(email: String, password: String, device: String) throws -> Session? {
    let owner = try EmailAddress(email).flatMap { try self.owner(of: $0) }
    let typed = Password.typed(String(password.prefix(Password.maximum * 2)))
    let matches = try hashed {
      PasswordHash.verify(typed, owner?.credentials.passwordHash ?? decoy)
    }
    guard matches, let owner, owner.credentials.state == .active else { return nil }
    return try begin(owner.id, device: device)
  }
}
