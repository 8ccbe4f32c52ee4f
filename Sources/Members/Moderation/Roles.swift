import Store

extension Members {
  /// Gives a member a role. False when there is nobody who could sign in with it; `LastAdministrator` when
  /// nobody would be left who gives roles.
  @discardableResult
  public func setRole(_ role: Role, of id: MemberID, by actor: Act.Actor) throws -> Bool {
    guard try store.exists(id.credentials) else { return false }
    let isLess = role != .administrator
    let other = isLess ? try checkAdministrator(id) : nil
    return try store.transaction([id.credentials, Self.administrators]) { transaction in
      guard var document = try transaction.get(id.credentials), Credentials(document) != nil else {
        return false
      }
      if isLess { try checkAdministrator(id, beside: other) }
      try log(Act(.role, by: actor, on: id, note: role.rawValue))
      let revision = document.revision
      document["role"] = .string(role.rawValue)
      try transaction.replace(id.credentials, document, revision: revision, secret: true)
      return true
    }
  }
}
