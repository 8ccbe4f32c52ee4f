/// Why somebody who knows their password is not let in.
public enum NotAdmitted: Error, Equatable {
  /// For this reason, if the moderator gave one.
  case suspended(reason: String?)
}

extension Members {
  /// Who has this address and password, and may sign in; nil when nobody does. `NotAdmitted` when the
  /// password is right and a moderator keeps the member out.
  ///
  /// Takes as long for an address that nobody has, so that the time tells nothing. `StillWaiting` for
  /// whoever knows the password and is not let in yet.
  public func member(email: String, password: String) throws -> MemberID? {
    try prove(email, password)?.id
  }

  /// Begins a session for whoever knows the password; nil otherwise. Throws as `member` does.
  ///
  /// Takes as long for an address that nobody has, so that the time tells nothing.
  /// `language` is what letters to the member are written in from now on; nil: as before.
  public func signIn(
    email: String, password: String, device: String, language: String? = nil
  ) throws -> Session? {
    guard let (id, hash) = try prove(email, password) else { return nil }
    try remember(language: language, of: id)
    return try store.transaction([id.credentials, id.sessions]) { transaction in
      // Not who was suspended, or got another password, while this one was being compared.
      guard let now = try transaction.get(id.credentials).flatMap(Credentials.init),
        try state(of: id, now) == .active, now.passwordHash == hash
      else { return nil }
      return try begin(id, device: device, in: transaction)
    }
  }

  /// Whose address and password it is, and the hash as it stands now.
  private func prove(_ email: String, _ password: String) throws -> (id: MemberID, hash: String)? {
    let owner = try EmailAddress(email).flatMap { try self.owner(of: $0) }
    let typed = String(password.prefix(Password.maximum * 2))
    let matches = try hashed { try verifies(typed, owner?.credentials.passwordHash) }
    guard matches, let owner else { return nil }
    let state = try state(of: owner.id, owner.credentials)
    if state == .pending { throw StillWaiting() }
    if state == .suspended {
      throw NotAdmitted.suspended(reason: try suspension(of: owner.id)?.reason)
    }
    guard state == .active else { return nil }
    let hash = owner.credentials.passwordHash
    guard FirebaseHash(hash) != nil else { return (owner.id, hash) }
    return try (owner.id, renewHash(of: owner.id, typed) ?? hash)
  }
}

/// Somebody knows their password, and waits for a moderator to let them in.
public struct StillWaiting: Error, Equatable {
  public init() {}
}
