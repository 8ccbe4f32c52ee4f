extension Members {
  /// Begins a session for whoever knows the password; nil otherwise.
  ///
  /// Takes as long for an address that nobody has, so that the time tells nothing.
  /// `language` is what letters to the member are written in from now on; nil: as before.
  public func signIn(
    email: String, password: String, device: String, language: String? = nil
  ) throws -> Session? {
    let owner = try EmailAddress(email).flatMap { try self.owner(of: $0) }
    let typed = String(password.prefix(Password.maximum * 2))
    let matches = try hashed { try verifies(typed, owner?.credentials.passwordHash) }
    guard matches, let owner, owner.credentials.state == .active else { return nil }
    if FirebaseHash(owner.credentials.passwordHash) != nil { try renewHash(of: owner.id, typed) }
    try remember(language: language, of: owner.id)
    return try begin(owner.id, device: device)
  }
}
