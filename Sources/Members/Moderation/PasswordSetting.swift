import Store
import System

extension Members {
  /// Gives a member another password. Their sessions end first, and no link or token that was made before
  /// opens anything: if it fails on the way, they sign in again. False when there are no credentials.
  @discardableResult
  public func setPassword(
    _ password: Password, of id: MemberID, by actor: Act.Actor
  ) throws -> Bool {
    guard try store.exists(id.credentials) else { return false }
    let hash = try passwordHash(password)
    try log(Act(.password, by: actor, on: id))
    return try store.transaction([id.sessions, id.tokens, id.credentials]) { transaction in
      guard var document = try transaction.get(id.credentials), Credentials(document) != nil else {
        return false
      }
      try transaction.delete(id.sessions)
      try transaction.delete(id.tokens)
      let revision = document.revision
      document["password"] = .string(hash)
      document["passwordChanged"] = .integer(Clock.milliseconds())
      try transaction.replace(id.credentials, document, revision: revision, secret: true)
      return true
    }
  }
}
