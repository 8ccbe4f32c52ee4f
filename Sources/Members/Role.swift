/// What somebody may do beside looking after their own profile. Each may all that those before it may.
public enum Role: String, Sendable, CaseIterable, Comparable {
  case member
  /// Looks after photos, names and biographies of others.
  case moderator
  /// Also makes, suspends and deletes accounts, and gives roles.
  case administrator

  public static func < (left: Role, right: Role) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .member: 0
    case .moderator: 1
    case .administrator: 2
    }
  }
}

extension Members {
  /// The member's role; that of somebody who may not sign in counts for nothing.
  public func role(of id: MemberID) throws -> Role? {
    guard let credentials = try store.get(id.credentials).flatMap(Credentials.init),
      credentials.state == .active
    else { return nil }
    return credentials.role
  }
}
