import Store

/// The only administrator who can sign in may not cease to be one: nobody could make another but by a
/// command.
public struct LastAdministrator: Error, Equatable, CustomStringConvertible {
  public let description = "this is the only administrator; make somebody else one first"
}

extension Members {
  /// Whose lock whoever takes an administrator away holds, so that two do not take each other away.
  static let administrators = Key("log/administrators", trusted: ())

  /// Throws `LastAdministrator` for the only one. It counts while a transaction has `administrators` as one
  /// of its keys. Looks through the credentials until it finds another.
  func checkAdministrator(_ id: MemberID) throws {
    guard try role(of: id) == .administrator else { return }
    do {
      try store.disk.list("credentials") { name in
        guard name.hasSuffix(".json"), let other = MemberID(name.dropLast(5)), other != id
        else { return }
        // Credentials that cannot be read are nobody's.
        if (try? role(of: other)) == .administrator { throw AnotherAdministrator() }
      }
    } catch is AnotherAdministrator { return }
    throw LastAdministrator()
  }
}

private struct AnotherAdministrator: Error {}
