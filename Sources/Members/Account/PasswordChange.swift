import Store
import System

extension Members {
  /// Gives the member another password, and ends all of their sessions except the one that asks, which
  /// goes on under another cookie. No link that was made before opens anything.
  ///
  /// The password comes last: a crash on the way may have signed somebody out, but never leaves a
  /// session or a link beside a password that it did not begin with.
  public func changePassword(to password: Password, by session: Session) throws -> Session {
    let id = session.member
    let hash = try passwordHash(password)
    return try store.transaction([id.sessions, id.tokens, id.credentials]) { transaction in
      guard var credentials = try transaction.get(id.credentials),
        let former = try transaction.get(id.sessions),
        var entry = former["sessions"]?.array?.first(where: session.isOf)?.object
      else { throw StoreError.conflict(id.credentials) }
      let renewed = Session.random(of: id)
      entry["hash"] = .string(renewed.hash)
      var sessions = former
      sessions["sessions"] = [.object(entry)]
      try transaction.put(id.sessions, sessions, secret: true)
      let revision = credentials.revision
      credentials["password"] = .string(hash)
      credentials["passwordChanged"] = .integer(Clock.milliseconds())
      do {
        try voidLinks(of: id, in: transaction)
        try transaction.replace(id.credentials, credentials, revision: revision, secret: true)
      } catch {
        // Nobody is signed out by a change that did not happen.
        if try store.get(id.credentials)?.revision == revision {
          _ = try? transaction.put(id.sessions, former, secret: true)
        }
        throw error
      }
      return renewed
    }
  }
}
