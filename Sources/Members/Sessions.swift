import Sodium
import Store
import System

/// Somebody signed in: which member, by which of their sessions.
public struct Session: Sendable {
  public let member: MemberID
  /// What the browser keeps, and nobody else: `<uid>.<secret>`.
  public let cookie: String
  /// Whether it is written down that it was used today.
  public let isNoted: Bool
  /// What the tree keeps of the secret: SHA-256 in lower-case hexadecimal.
  let hash: String

  /// The session of a cookie that has the form of one; there may be none.
  init?(cookie: String, isNoted: Bool) {
    guard cookie.utf8.count <= 200, let dot = cookie.firstIndex(of: "."),
      let member = MemberID(cookie[..<dot])
    else { return nil }
    self.init(member: member, secret: cookie[cookie.index(after: dot)...], isNoted: isNoted)
  }

  private init(member: MemberID, secret: some StringProtocol, isNoted: Bool) {
    self.member = member
    self.isNoted = isNoted
    cookie = "\(member.text).\(secret)"
    hash = Digest.ofSecret(secret)
  }

  /// A session with a secret that nobody has yet; it counts once it is written down.
  public static func random(of member: MemberID) -> Session {
    Session(member: member, secret: Encoding.base64url(Random.bytes(32)), isNoted: true)
  }

  /// Whether an entry of the member's document stands for this session.
  func isOf(_ entry: JSON) -> Bool {
    Digest.equal(Array((entry["hash"]?.text ?? "").utf8), Array(hash.utf8))
  }
}

extension Members {
  private static let sessionLimit = 20
  /// Characters that are kept of how a browser calls itself.
  private static let deviceLimit = 200
  /// Milliseconds.
  private static let day: Int64 = 86_400_000

  /// Begins a session. `device` says in the member's list which one it is, such as a browser's name.
  func begin(_ member: MemberID, device: String) throws -> Session {
    try store.transaction([member.sessions]) { try begin(member, device: device, in: $0) }
  }

  /// The same in a transaction of whose keys the member's sessions are one.
  func begin(
    _ member: MemberID, device: String, in transaction: Transaction
  ) throws -> Session {
    // Whoever suspends or deletes the member takes the sessions away under the same lock.
    if let credentials = try store.get(member.credentials).flatMap(Credentials.init),
      try state(of: member, credentials) != .active
    {
      throw StoreError.conflict(member.sessions)
    }
    let session = Session.random(of: member)
    let now = Clock.milliseconds()
    let entry: JSON = [
      "hash": .string(session.hash), "created": .integer(now), "used": .integer(now),
      "device": .string(String(device.prefix(Self.deviceLimit))),
    ]
    var document = try transaction.get(member.sessions) ?? JSONObject()
    // The one that was used longest ago makes room.
    let living = (document["sessions"]?.array ?? []).filter(isLiving)
      .sorted { ($0["used"]?.integer ?? 0) < ($1["used"]?.integer ?? 0) }
    document["sessions"] = .array(living.suffix(Self.sessionLimit - 1) + [entry])
    try transaction.put(member.sessions, document, secret: true)
    return session
  }

  /// The session that a cookie stands for; nil when it is over, or was never one.
  public func session(cookie: String) throws -> Session? {
    guard let session = Session(cookie: cookie, isNoted: false),
      let entries = try store.get(session.member.sessions)?["sessions"]?.array,
      let entry = entries.first(where: { session.isOf($0) && isLiving($0) })
    else { return nil }
    return Session(cookie: cookie, isNoted: Self.isToday(entry["used"]?.integer))
  }

  /// Writes down that a session was used today; nothing is written when that is known.
  public func noteUse(of session: Session) throws {
    if session.isNoted { return }
    try store.transaction([session.member.sessions]) { transaction in
      guard var document = try transaction.get(session.member.sessions),
        var entries = document["sessions"]?.array,
        let index = entries.firstIndex(where: session.isOf), var entry = entries[index].object,
        !Self.isToday(entry["used"]?.integer)
      else { return }
      entry["used"] = .integer(Clock.milliseconds())
      entries[index] = .object(entry)
      document["sessions"] = .array(entries)
      try transaction.put(session.member.sessions, document, secret: true)
    }
  }

  /// Ends a session for good.
  public func end(_ session: Session) throws {
    try endSessions(of: session.member, where: session.isOf)
  }

  /// Ends those of the member's sessions for good that `isEnding` says.
  func endSessions(of member: MemberID, where isEnding: (JSON) -> Bool) throws {
    try store.transaction([member.sessions]) { transaction in
      guard var document = try transaction.get(member.sessions) else { return }
      let entries = document["sessions"]?.array ?? []
      let others = entries.filter { !isEnding($0) }
      if others.count == entries.count { return }
      document["sessions"] = .array(others)
      do { try transaction.put(member.sessions, document, secret: true) } catch {
        // No room to write the others down: better that they sign in again than that this one lives.
        try transaction.delete(member.sessions)
      }
    }
  }

  func isLiving(_ entry: JSON) -> Bool {
    guard let created = entry["created"]?.integer else { return false }
    let age = Clock.milliseconds() - created
    return age < Int64(settings.sessionDays) * Self.day
  }

  /// Whether a moment lies in the same day as now, in UTC.
  private static func isToday(_ milliseconds: Int64?) -> Bool {
    milliseconds.map { $0 / day == Clock.milliseconds() / day } ?? false
  }
}
