import Store

/// What administrators see of an account.
public struct Standing: Sendable {
  public enum State: String, Sendable {
    case active, pending, suspended, deleting
    /// Brought over without an address: nobody can sign in.
    case unaddressed
  }

  public let email: EmailAddress?
  public let role: Role
  public let state: State
  /// Of one that is suspended.
  public let suspension: Suspension?
}

extension Members {
  public func standing(of id: MemberID) throws -> Standing {
    guard let credentials = try store.get(id.credentials).flatMap(Credentials.init) else {
      return Standing(email: nil, role: .member, state: .unaddressed, suspension: nil)
    }
    return Standing(
      email: credentials.email, role: credentials.role,
      state: Standing.State(rawValue: credentials.state.rawValue) ?? .suspended,
      suspension: try suspension(of: id))
  }

  /// The member with this e-mail address or identifier; nil when there is none.
  public func member(named text: String) throws -> Member? {
    if text.contains("@") {
      return try EmailAddress(text).flatMap { try owner(of: $0) }.flatMap { try member($0.id) }
    }
    return try MemberID(text).flatMap { try member($0) }
  }

  /// Every member, one after the other, in no order. Nothing is kept of those before.
  public func forEachMember(_ body: (MemberID) throws -> Void) throws {
    try store.disk.list("users") { name in
      guard name.hasSuffix(".json"), let id = MemberID(name.dropLast(5)) else { return }
      try body(id)
    }
  }
}
