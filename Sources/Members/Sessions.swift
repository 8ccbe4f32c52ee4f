import Sodium
import Store
import System

/// Somebody signed in: which member, by which of their sessions.
public struct Session: Sendable {
  public let member: MemberID
  /// What the browser keeps, and nobody else: `<uid>.<secret>`.
  public let cookie: String

  fileprivate init(member: MemberID, cookie: String) {
    self.member = member
    self.cookie = cookie
  }
}

extension Members {
  private static let sessionLimit = 20

  /// Begins a session. `device` says in the member's list which one it is, such as a browser's name.
  func begin(_ member: MemberID, device: String) throws -> Session {
    try store.transaction([member.sessions]) { try begin(member, device: device, in: $0) }
  }

  /// The same in a transaction of whose keys the member's sessions are one.
  func begin(
    _ member: MemberID, device: String, in transaction: Transaction
  ) throws -> Session {
    let secret = Encoding.base64url(Random.bytes(32))
    let entry: JSON = [
      "hash": .string(Self.hash(secret)), "created": .integer(Clock.milliseconds()),
      "device": .string(String(device.prefix(200))),
    ]
    var document = try transaction.get(member.sessions) ?? JSONObject()
    let living = (document["sessions"]?.array ?? []).filter(isLiving)
    document["sessions"] = .array(living.suffix(Self.sessionLimit - 1) + [entry])
    try transaction.put(member.sessions, document, secret: true)
    return Session(member: member, cookie: "\(member.text).\(secret)")
  }

  /// The session that a cookie stands for; nil when it is over, or was never one.
  public func session(cookie: String) throws -> Session? {
    guard let (member, secret) = Self.parts(cookie),
      let entries = try store.get(member.sessions)?["sessions"]?.array
    else { return nil }
    let hash = Array(Self.hash(secret).utf8)
    let isKnown = entries.contains { entry in
      isLiving(entry) && Digest.equal(Array((entry["hash"]?.text ?? "").utf8), hash)
    }
    return isKnown ? Session(member: member, cookie: cookie) : nil
  }

  /// Ends a session for good.
  public func end(_ session: Session) throws {
    guard let (member, secret) = Self.parts(session.cookie) else { return }
    let hash = Self.hash(secret)
    try store.transaction([member.sessions]) { transaction in
      guard var document = try transaction.get(member.sessions) else { return }
      let others = (document["sessions"]?.array ?? []).filter { $0["hash"]?.text != hash }
      document["sessions"] = .array(others)
      do { try transaction.put(member.sessions, document, secret: true) } catch {
        // No room to write the others down: better that they sign in again than that this one lives.
        try transaction.delete(member.sessions)
      }
    }
  }

  private func isLiving(_ entry: JSON) -> Bool {
    guard let created = entry["created"]?.integer else { return false }
    let age = Clock.milliseconds() - created
    return age < Int64(settings.sessionDays) * 86_400_000
  }

  private static func parts(_ cookie: String) -> (MemberID, secret: String)? {
    guard cookie.utf8.count <= 200, let dot = cookie.firstIndex(of: "."),
      let member = MemberID(cookie[..<dot])
    else { return nil }
    return (member, String(cookie[cookie.index(after: dot)...]))
  }

  private static func hash(_ secret: String) -> String {
    Encoding.hexadecimal(Digest.sha256(Array(secret.utf8)))
  }
}
