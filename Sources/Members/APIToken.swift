import Store

/// A token for programs, as its owner's list shows it.
public struct APIToken: Sendable {
  /// Names it in addresses; no secret.
  public let id: String
  public let name: String
  public let scopes: [Scope]
  /// Milliseconds since 1970.
  public let created: Int64
  public let expires: Int64
  /// The beginning of the day, in UTC, on which it was last used.
  public let used: Int64?
}

/// What a token that came with a request gives to whoever sent it.
public struct Grant: Sendable {
  public let member: MemberID
  public let token: APIToken

  public func includes(_ scope: Scope) -> Bool { token.scopes.contains(scope) }
}

extension APIToken {
  init?(_ entry: JSON) {
    guard let id = entry["id"]?.text, let expires = entry["expires"]?.integer else { return nil }
    self.id = id
    self.expires = expires
    name = entry["name"]?.text ?? id
    // A word that nobody knows gives no rights.
    scopes = (entry["scopes"]?.array ?? []).compactMap { $0.text.flatMap(Scope.init) }
    created = entry["created"]?.integer ?? 0
    used = entry["used"]?.integer
  }

  func entry(hash: String) -> JSON {
    [
      "id": .string(id), "name": .string(name),
      "scopes": .array(scopes.map { .string($0.rawValue) }), "hash": .string(hash),
      "created": .integer(created), "expires": .integer(expires),
    ]
  }
}
