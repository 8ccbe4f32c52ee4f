import Store

extension Members {
  /// Gives a member a role. False when there is nobody who could sign in with it.
  @discardableResult
  public func setRole(_ role: Role, of id: MemberID, by actor: Act.Actor) throws -> Bool {
    guard try store.exists(id.credentials) else { return false }
    try log(Act(.role, by: actor, on: id, note: role.rawValue))
    return try store.transaction([id.credentials]) { transaction in
      guard var document = try transaction.get(id.credentials), Credentials(document) != nil else {
        return false
      }
      let revision = document.revision
      document["role"] = .string(role.rawValue)
      try transaction.replace(id.credentials, document, revision: revision, secret: true)
      return true
    }
  }
}
