/// Who may do what with whose data: the one place that knows.
public enum Access {
  /// Whether `visitor`, who may be signed in or not, is shown the profile and photo of `member`.
  public static func maySee(_ member: Member, _ visitor: MemberID?) -> Bool {
    switch member.showing {
    case .everyone: true
    case .members: visitor != nil
    case .nobody: visitor == member.id
    }
  }

  /// Whether `visitor` may change the profile and photos of `member`, and see what only they may.
  public static func mayWrite(_ member: MemberID, _ visitor: MemberID) -> Bool {
    member == visitor
  }
}
