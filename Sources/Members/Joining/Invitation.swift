import Sodium
import Store
import System

/// A single-use invitation to join: `invitations/<hash>.json` with
/// `{"email"?, "name"?, "role"?, "created", "expires", "by", "mailed"?, "uid"?}`, where the hash is the
/// SHA-256 of its token. It works whoever else may join.
public struct Invitation: Sendable {
  /// The hash, for lists and for revoking: it does not tell the token.
  public let id: String
  public let email: EmailAddress?
  public let name: String?
  /// What whoever joins with it may do.
  public let role: Role
  /// Milliseconds since 1970.
  public let created: Int64
  public let expires: Int64
  /// Who made it: a member, or nil for the command line.
  public let by: MemberID?
  /// Whether its token went to its address and nowhere else, so that whoever has it reads that mail.
  public let isMailed: Bool

  var key: Key { Self.key(id) }

  public var isExpired: Bool { expires <= Clock.milliseconds() }

  /// Nil for what is not an invitation's document.
  init?(_ id: String, _ document: JSONObject) {
    guard let created = document["created"]?.integer, let expires = document["expires"]?.integer
    else { return nil }
    self.id = id
    self.created = created
    self.expires = expires
    email = document["email"]?.text.flatMap { EmailAddress($0) }
    name = document["name"]?.text
    role = document["role"]?.text.flatMap(Role.init) ?? .member
    by = document["by"]?.text.flatMap { MemberID($0) }
    isMailed = document["mailed"] == .bool(true)
  }

  static func key(_ id: String) -> Key { Key("invitations/\(id).json", trusted: ()) }

  /// Whether this is the name of one: 64 of `0-9a-f`.
  static func isID(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  static func id(of token: String) -> String { Digest.ofSecret(token) }
}

/// An invitation that was used, revoked or too old when it was to be used.
public struct InvitationSpent: Error, Equatable {
  public init() {}
}

extension Members {
  /// The invitation that a token stands for, also when it is too old; nil when it was used or revoked, or
  /// never was one. Looking changes nothing.
  public func invitation(_ token: String) throws -> Invitation? {
    guard token.utf8.count == 43 else { return nil }
    return try invitation(id: Invitation.id(of: token))
  }

  func invitation(id: String) throws -> Invitation? {
    guard let document = try store.get(Invitation.key(id)), try !isUsed(id, document) else {
      return nil
    }
    return Invitation(id, document)
  }

  /// A claim counts only if the member is there and says the same.
  func isUsed(_ id: String, _ document: JSONObject) throws -> Bool {
    guard let member = document["uid"]?.text.flatMap({ MemberID($0) }),
      let credentials = try store.get(member.credentials),
      credentials["invitation"]?.text == id,
      let document = try store.get(member.document)
    else { return false }
    return Wait(document) != .confirmation
  }

  /// Writes down who uses an invitation, in a transaction of whose keys it is one. `InvitationSpent` when
  /// it cannot be used any more.
  func claim(
    _ invitation: Invitation, for id: MemberID, in transaction: Transaction,
    evenExpired: Bool = false
  ) throws {
    guard var document = try transaction.get(invitation.key),
      try !isUsed(invitation.id, document),
      let found = Invitation(invitation.id, document), evenExpired || !found.isExpired
    else { throw InvitationSpent() }
    let revision = document.revision
    document["uid"] = .string(id.text)
    try transaction.replace(invitation.key, document, revision: revision, secret: true)
  }

  /// Removes the invitation with which somebody has joined, or frees it from one who has not.
  func settleInvitation(of id: MemberID) throws {
    guard let hash = try store.get(id.credentials)?["invitation"]?.text, Invitation.isID(hash)
    else {
      return
    }
    let key = Invitation.key(hash)
    guard try store.exists(key) else { return }
    try store.transaction([key]) { transaction in
      guard var document = try transaction.get(key), document["uid"]?.text == id.text else {
        return
      }
      if try isUsed(hash, document) { return try transaction.delete(key) }
      let revision = document.revision
      document["uid"] = nil
      try transaction.replace(key, document, revision: revision, secret: true)
    }
  }
}
