import Store

/// The only administrator who can sign in may not cease to be one: nobody could make another but by a
/// command.
public struct LastAdministrator: Error, Equatable, CustomStringConvertible {
  public let description = "this is the only administrator; make somebody else one first"
}

extension Members {
  /// Whose lock whoever takes an administrator away holds, so that two do not take each other away.
  static let administrators = Key("log/administrators", trusted: ())

  /// Another administrator than this one; nil when this is none. Throws `LastAdministrator` for the only one.
  ///
  /// It looks through the credentials until it finds another, which takes long among many members: so it is
  /// asked once before any lock, and again with the one that was found, `known`, when a transaction has
  /// `administrators` as one of its keys. Only then does it count.
  @discardableResult
  func checkAdministrator(_ id: MemberID, beside known: MemberID? = nil) throws -> MemberID? {
    guard try role(of: id) == .administrator else { return nil }
    if let known, known != id, try role(of: known) == .administrator { return known }
    do {
      try store.disk.list("credentials") { name in
        guard name.hasSuffix(".json"), let other = MemberID(name.dropLast(5)), other != id
        else { return }
        // Credentials that cannot be read are nobody's.
        if (try? role(of: other)) == .administrator { throw AnotherAdministrator(id: other) }
      }
    } catch let another as AnotherAdministrator { return another.id }
    throw LastAdministrator()
  }
}

/// Ends the listing.
private struct AnotherAdministrator: Error {
  let id: MemberID
}
