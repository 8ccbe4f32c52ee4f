/// Somebody who asks: signed in with a role, or a stranger.
public enum Viewer: Sendable, Equatable {
  case stranger
  case member(MemberID, Role)

  public var id: MemberID? {
    if case .member(let id, _) = self { id } else { nil }
  }

  public var role: Role? {
    if case .member(_, let role) = self { role } else { nil }
  }
}

/// Who may do what with whose data: the one place that knows.
public enum Access {
  /// Whether `viewer` is shown the profile of `member`.
  public static func maySee(_ member: Member, _ viewer: Viewer) -> Bool {
    maySee(member.showing, of: member.id, viewer)
  }

  /// Whether `viewer` is shown the current photo of `member`.
  public static func maySeePhoto(of member: Member, _ viewer: Viewer) -> Bool {
    maySee(member.photoShowing, of: member.id, viewer)
  }

  private static func maySee(_ showing: Showing, of member: MemberID, _ viewer: Viewer) -> Bool {
    if viewer.id == member { return true }
    return switch showing {
    case .everyone: true
    case .members: viewer != .stranger
    case .nobody: mayModerate(viewer)
    }
  }

  /// Whether `viewer` finds somebody, who is shown to those of `showing`, in the gallery or in a search.
  /// Who is held back is found by nobody.
  static func isListed(_ showing: Showing, _ viewer: Viewer) -> Bool {
    switch showing {
    case .everyone: true
    case .members: viewer != .stranger
    case .nobody: false
    }
  }

  /// Whether `viewer` may change the profile and photos of `member`, and see what only they may.
  public static func mayWrite(_ member: MemberID, _ viewer: Viewer) -> Bool {
    viewer.id == member
  }

  /// Whether `viewer` may see what is held or suspended, and take away photos, names and biographies.
  public static func mayModerate(_ viewer: Viewer) -> Bool {
    viewer.role.map { $0 >= .moderator } ?? false
  }

  /// Whether `viewer` may take away what somebody with this role shows, and lock their uploads.
  public static func mayModerate(_ viewer: Viewer, whoIs role: Role) -> Bool {
    mayAdminister(viewer) || mayModerate(viewer) && role == .member
  }

  /// Whether `viewer` may make, suspend and delete accounts, and give roles.
  public static func mayAdminister(_ viewer: Viewer) -> Bool {
    viewer.role == .administrator
  }
}
