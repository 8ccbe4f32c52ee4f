extension Members {
  /// Who has this address and password, and may sign in; nil when nobody does.
  ///
  /// Takes as long for an address that nobody has, so that the time tells nothing.
  public func member(email: String, password: String) throws -> MemberID? {
    let owner = try EmailAddress(email).flatMap { try self.owner(of: $0) }
    let typed = String(password.prefix(Password.maximum * 2))
    let matches = try hashed { try verifies(typed, owner?.credentials.passwordHash) }
    guard matches, let owner, owner.credentials.state == .active else { return nil }
    if FirebaseHash(owner.credentials.passwordHash) != nil { try renewHash(of: owner.id, typed) }
    return owner.id
  }

  /// Begins a session for whoever knows the password; nil otherwise.
  ///
  /// Takes as long for an address that nobody has, so that the time tells nothing.
  /// `language` is what letters to the member are written in from now on; nil: as before.
  public func signIn(
    email: String, password: String, device: String, language: String? = nil
  ) throws -> Session? {
    guard let id = try member(email: email, password: password) else { return nil }
    try remember(language: language, of: id)
    return try begin(id, device: device)
  }
}
