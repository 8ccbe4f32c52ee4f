import Sodium
import Store
import System

/// What a link that somebody is given stands for.
public enum LinkPurpose: String, Sendable, CaseIterable {
  /// A new password.
  case reset
  /// The member reads the mail of their address.
  case confirm
  /// Another address becomes the member's.
  case address
}

/// A single-use link of a member, as one of the entries of `tokens/<uid>.json`:
/// `{"links": [{"purpose", "hash", "created", "expires", "email"?}]}`.
///
/// Looking at one changes nothing; it is spent in the transaction of the change that it stands for.
public struct Link: Sendable {
  public let member: MemberID
  public let purpose: LinkPurpose
  /// The address that it was sent to, or nil when it was not sent but handed over.
  public let email: EmailAddress?
  /// Milliseconds since 1970.
  let created: Int64
  /// SHA-256 of the secret, in lower-case hexadecimal: the tree does not hold what the member holds.
  let hash: String

  fileprivate init?(_ entry: JSON, of member: MemberID) {
    guard let purpose = entry["purpose"]?.text.flatMap(LinkPurpose.init),
      let hash = entry["hash"]?.text, let created = entry["created"]?.integer,
      let expires = entry["expires"]?.integer, expires > Clock.milliseconds()
    else { return nil }
    self.member = member
    self.purpose = purpose
    self.hash = hash
    self.created = created
    email = entry["email"]?.text.flatMap { EmailAddress($0) }
  }
}

/// A link that was used, replaced or too old when the change was made that it should stand for.
public struct LinkSpent: Error, Equatable {
  public init() {}
}

extension Members {
  /// Links for one purpose that a member may have at once; an older one gives way.
  static let linkLimit = 5

  /// Makes a link, and returns its token: `<uid>.<43 characters>`. `lifetime` is in milliseconds;
  /// `email` is the address that the token is about to be sent to. `StoreError.conflict` when there is no
  /// such member.
  public func makeLink(
    _ purpose: LinkPurpose, of id: MemberID, email: EmailAddress? = nil, lifetime: Int64
  ) throws -> String {
    let secret = Encoding.base64url(Random.bytes(32))
    try add(secret, purpose, of: id, email: email, lifetime: lifetime)
    return "\(id.text).\(secret)"
  }

  func add(
    _ secret: String, _ purpose: LinkPurpose, of id: MemberID, email: EmailAddress?,
    lifetime: Int64
  ) throws {
    try store.transaction([id.tokens, id.credentials]) { transaction in
      guard let state = try transaction.get(id.credentials)?["state"]?.text,
        state != Credentials.State.deleting.rawValue
      else { throw StoreError.conflict(id.credentials) }
      let now = Clock.milliseconds()
      var entry = JSONObject()
      entry["purpose"] = .string(purpose.rawValue)
      entry["hash"] = .string(Digest.ofSecret(secret))
      entry["created"] = .integer(now)
      entry["expires"] = .integer(now + lifetime)
      entry["email"] = email.map { .string($0.text) }
      var document = try transaction.get(id.tokens) ?? JSONObject()
      let living = (document["links"]?.array ?? []).filter { Link($0, of: id) != nil }
      // Of addresses that are to become the member's, the one that was named last counts alone.
      let same = living.filter {
        $0["purpose"]?.text == purpose.rawValue
          && (purpose != .address || $0["email"]?.text == email?.text)
      }
      let others = living.filter { $0["purpose"]?.text != purpose.rawValue }
      document["links"] = .array(others + same.suffix(Self.linkLimit - 1) + [.object(entry)])
      try transaction.put(id.tokens, document, secret: true)
    }
  }

  /// The living link that a token stands for; nil when it was used, is too old or never was one.
  ///
  /// One that was sent to an address counts only while that address is the member's, one to confirm it
  /// until it is, one for a new password until there is one, and one for another address until either
  /// changes: so the change that it stands for alone makes it void.
  public func link(_ token: String, for purpose: LinkPurpose) throws -> Link? {
    guard let (id, secret) = Self.linkParts(token) else { return nil }
    let hash = Array(Digest.ofSecret(secret).utf8)
    let link = try links(in: store.get(id.tokens), of: id).last { link in
      Digest.equal(Array(link.hash.utf8), hash) && link.purpose == purpose
    }
    guard let link, let credentials = try store.get(id.credentials), try agrees(link, credentials)
    else { return nil }
    return link
  }

  /// The address that is to become the member's when it is confirmed; nil when none is.
  public func pendingAddress(of id: MemberID) throws -> EmailAddress? {
    try links(in: store.get(id.tokens), of: id).last { $0.purpose == .address }?.email
  }

  /// Leaves the member's address as it is: no link to another one works any more.
  public func withdrawPendingAddress(of id: MemberID) throws {
    try store.transaction([id.tokens]) { try voidLinks([.address], of: id, in: $0) }
  }

  private func agrees(_ link: Link, _ document: JSONObject) throws -> Bool {
    guard let credentials = Credentials(document), credentials.state != .deleting else {
      return false
    }
    switch link.purpose {
    case .address:
      let changes = ["passwordChanged", "addressChanged"].compactMap { document[$0]?.integer }
      return changes.allSatisfy { $0 < link.created }
    case .confirm:
      return try link.email == credentials.email && !isConfirmed(link.member, document)
    case .reset:
      let changed = document["passwordChanged"]?.integer ?? 0
      return link.created > changed && (link.email.map { $0 == credentials.email } ?? true)
    }
  }

  /// Throws `LinkSpent` when a link that was looked at does not live any more. The transaction must hold
  /// the member's tokens and credentials; then make the change, and `voidLinks` last.
  func check(_ link: Link, in transaction: Transaction) throws {
    let isThere = try links(in: transaction.get(link.member.tokens), of: link.member).contains {
      $0.hash == link.hash && $0.purpose == link.purpose
    }
    guard isThere, let credentials = try transaction.get(link.member.credentials),
      try agrees(link, credentials)
    else { throw LinkSpent() }
  }

  /// Takes all links for `purposes` away, in a transaction of whose keys the member's tokens are one.
  func voidLinks(
    _ purposes: Set<LinkPurpose> = Set(LinkPurpose.allCases), of id: MemberID,
    in transaction: Transaction
  ) throws {
    guard var document = try transaction.get(id.tokens) else { return }
    let all = document["links"]?.array ?? []
    let kept = all.filter { entry in
      !purposes.contains { entry["purpose"]?.text == $0.rawValue }
    }
    if kept.count == all.count { return }
    document["links"] = .array(kept)
    try transaction.put(id.tokens, document, secret: true)
  }

  private func links(in document: JSONObject?, of id: MemberID) -> [Link] {
    (document?["links"]?.array ?? []).compactMap { Link($0, of: id) }
  }

  private static func linkParts(_ token: String) -> (MemberID, secret: String)? {
    guard token.utf8.count <= 200, let dot = token.firstIndex(of: "."),
      let member = MemberID(token[..<dot])
    else { return nil }
    return (member, String(token[token.index(after: dot)...]))
  }
}
