import Store

/// One of a member's sessions, as they see it in their list.
public struct SessionEntry: Sendable, Equatable {
  /// Names it in forms; opens nothing.
  public let id: String
  /// How the browser called itself.
  public let device: String
  /// Milliseconds since 1970.
  public let begun: Int64
  /// Milliseconds since 1970, right to the day.
  public let used: Int64
  /// Whether it is the one by which the list is read.
  public let isCurrent: Bool

  /// Characters of the hash that make the id.
  private static let idLength = 16

  fileprivate init?(_ entry: JSON, current: Session) {
    guard let begun = entry["created"]?.integer, let id = Self.id(of: entry) else { return nil }
    self.id = id
    self.begun = begun
    device = entry["device"]?.text ?? ""
    used = entry["used"]?.integer ?? begun
    isCurrent = current.isOf(entry)
  }

  fileprivate static func id(of entry: JSON) -> String? {
    (entry["hash"]?.text?.prefix(idLength)).map { String($0) }
  }
}

extension Members {
  /// The living sessions of whoever asks by `current`: that one first, then the last used first.
  public func sessions(seenFrom current: Session) throws -> [SessionEntry] {
    let entries = try store.get(current.member.sessions)?["sessions"]?.array ?? []
    return entries.filter(isLiving).compactMap { SessionEntry($0, current: current) }
      .sorted { $0.isCurrent != $1.isCurrent ? $0.isCurrent : $0.used > $1.used }
  }

  /// Ends the session that the list calls `id`, if it is one of the member's.
  public func endSession(_ id: String, of member: MemberID) throws {
    try endSessions(of: member) { SessionEntry.id(of: $0) == id }
  }

  /// Ends every session of the member, except that one.
  public func endSessions(of member: MemberID, except session: Session? = nil) throws {
    try endSessions(of: member) { entry in session.map { !$0.isOf(entry) } ?? true }
  }
}
