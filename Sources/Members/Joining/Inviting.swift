import Sodium
import Store
import System

extension Members {
  /// Makes an invitation. Returns its token, which is kept nowhere. `days` is how long it works; `isMailed`
  /// says that the token is about to go to the address and nowhere else.
  public func invite(
    email: EmailAddress? = nil, name: DisplayName? = nil, role: Role = .member, days: Int,
    by: MemberID? = nil, isMailed: Bool = false
  ) throws -> String {
    let token = Encoding.base64url(Random.bytes(32))
    try addInvitation(
      token, email: email, name: name, role: role, days: days, by: by, isMailed: isMailed)
    return token
  }

  func addInvitation(
    _ token: String, email: EmailAddress?, name: DisplayName? = nil, role: Role = .member,
    days: Int, by: MemberID? = nil, isMailed: Bool = false
  ) throws {
    let now = Clock.milliseconds()
    var document = JSONObject()
    document["email"] = email.map { .string($0.text) }
    document["name"] = name.map { .string($0.text) }
    document["role"] = role == .member ? nil : .string(role.rawValue)
    document["created"] = .integer(now)
    document["expires"] = .integer(now + Int64(days) * 86_400_000)
    document["by"] = by.map { .string($0.text) }
    document["mailed"] = isMailed ? true : nil
    let key = Invitation.key(Invitation.id(of: token))
    try store.transaction([key]) { try $0.create(key, document, secret: true) }
  }

  /// Those that can still be used, and those that are too old; the newest first.
  public func invitations() throws -> [Invitation] {
    var found: [Invitation] = []
    try store.disk.list("invitations") { name in
      guard name.hasSuffix(".json"), Invitation.isID(name.dropLast(5)) else { return }
      do {
        if let invitation = try invitation(id: String(name.dropLast(5))) {
          found.append(invitation)
        }
      } catch is StoreError {
        // Nobody can join with it: `tintype check` tells of it.
      }
    }
    return found.sorted { ($0.created, $0.id) > ($1.created, $1.id) }
  }

  /// Whether there is an invitation with this identifier that nobody has used.
  public func canRevoke(_ id: String) throws -> Bool {
    guard Invitation.isID(id), try store.exists(Invitation.key(id)) else { return false }
    // One that cannot be read can go.
    guard let document = try? store.get(Invitation.key(id)) else { return true }
    return try !isUsed(id, document)
  }

  /// Takes an invitation back. Returns false when there is none with this identifier.
  @discardableResult
  public func revoke(_ id: String) throws -> Bool {
    guard Invitation.isID(id) else { return false }
    let key = Invitation.key(id)
    return try store.transaction([key]) { transaction in
      guard try store.exists(key) else { return false }
      // One that cannot be read goes as well.
      if let document = try? transaction.get(key), try isUsed(id, document) { return false }
      try transaction.delete(key)
      return true
    }
  }

  /// Milliseconds for which one that is too old still says so, and serves those who used it in time and
  /// have yet to confirm their address.
  private static let invitationMemory: Int64 = 7 * 86_400_000

  /// Removes invitations that were used, and those that have been too old for a while.
  public func sweepInvitations() throws {
    let limit = Clock.milliseconds() - Self.invitationMemory
    try store.disk.list("invitations") { name in
      let id = String(name.dropLast(5))
      guard name.hasSuffix(".json"), Invitation.isID(id) else { return }
      let isOver = { (document: JSONObject) in
        try self.isUsed(id, document) || document["expires"]?.integer.map { $0 < limit } ?? false
      }
      let key = Invitation.key(id)
      guard let found = try? store.get(key), try isOver(found) else { return }
      try store.transaction([key]) { transaction in
        guard let document = try transaction.get(key), try isOver(document) else { return }
        try transaction.delete(key)
      }
    }
  }
}
