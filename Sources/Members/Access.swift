/// Who may do what with whose data: the one place that knows.
public enum Access {
  /// Whether `visitor` may change the profile and photos of `member`, and see what only they may.
  public static func mayWrite(_ member: MemberID, _ visitor: MemberID) -> Bool {
    member == visitor
  }
}
