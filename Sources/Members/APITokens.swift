import Sodium
import Store
import System

extension Members {
  /// Tokens that a member may have at a time.
  public static let tokenLimit = 20
  private static let prefix = "tt_"
  private static let day: Int64 = 86_400_000

  /// Makes a token. Its text, `tt_<uid>.<secret>`, is kept by nobody but who gets it here.
  ///
  /// `tokens.many` when the member has as many as there may be, `conflict` when they may not sign in.
  public func makeToken(
    _ order: TokenOrder, of id: MemberID
  ) throws -> (text: String, token: APIToken) {
    let secret = Encoding.base64url(Random.bytes(32))
    let now = Clock.milliseconds()
    let token = APIToken(
      id: Encoding.base64url(Random.bytes(12)), name: order.name, scopes: order.scopes,
      created: now, expires: now + Int64(order.days) * Self.day, used: nil)
    try store.transaction([id.credentials, id.tokens]) { transaction in
      guard try role(of: id) != nil else { throw StoreError.conflict(id.credentials) }
      var document = try transaction.get(id.tokens) ?? JSONObject()
      var entries = try living(document, of: id)
      if entries.count >= Self.tokenLimit {
        throw InvalidFields([.name: Problem("tokens.many", limit: Self.tokenLimit)])
      }
      entries.append(token.entry(hash: Digest.ofSecret(secret)))
      document["api"] = .array(entries)
      try transaction.put(id.tokens, document, secret: true)
    }
    return ("\(Self.prefix)\(id).\(secret)", token)
  }

  /// What the text of a token gives; nil when it is none, is over, or its member may not sign in.
  public func grant(_ text: String) throws -> Grant? {
    guard let (id, secret) = Self.parts(text), let document = try store.get(id.tokens) else {
      return nil
    }
    let hash = Array(Digest.ofSecret(secret).utf8)
    let entry = try living(document, of: id).first { entry in
      Digest.equal(Array((entry["hash"]?.text ?? "").utf8), hash)
    }
    guard let token = entry.flatMap(APIToken.init), try role(of: id) != nil,
      try store.exists(id.document)
    else { return nil }
    try noteUse(of: token, id)
    return Grant(member: id, token: token)
  }

  /// The member's living tokens, the newest first.
  public func apiTokens(of id: MemberID) throws -> [APIToken] {
    guard let document = try store.get(id.tokens) else { return [] }
    return try living(document, of: id).compactMap(APIToken.init).reversed()
  }

  /// Makes a token void at once. False when the member has none with this identifier.
  @discardableResult
  public func revokeToken(_ token: String, of id: MemberID) throws -> Bool {
    var isKnown = false
    try changeTokens(of: id) { entries in
      let others = entries.filter { $0["id"]?.text != token }
      isKnown = others.count < entries.count
      return isKnown ? others : nil
    }
    return isKnown
  }

  /// Nothing is written when `change` says nil.
  private func changeTokens(of id: MemberID, _ change: ([JSON]) -> [JSON]?) throws {
    try store.transaction([id.tokens]) { transaction in
      guard var document = try transaction.get(id.tokens),
        let entries = change(try living(document, of: id))
      else { return }
      document["api"] = .array(entries)
      try transaction.put(id.tokens, document, secret: true)
    }
  }

  /// Writes down on which day a token was used, once for each.
  private func noteUse(of token: APIToken, _ id: MemberID) throws {
    let now = Clock.milliseconds()
    let today = now - now % Self.day
    if token.used == today { return }
    do {
      try changeTokens(of: id) { entries in
        entries.map { entry in
          guard var entry = entry.object, entry["id"]?.text == token.id else { return entry }
          entry["used"] = .integer(today)
          return .object(entry)
        }
      }
    } catch let error as SystemError where error.isDiskFull {
      // The list is a day behind; what the token is used for may need no room.
    }
  }

  /// Those whose days are not over, and that are no older than a password that was set by a link: a
  /// crash may have kept their file from being taken away with the former one.
  private func living(_ document: JSONObject, of id: MemberID) throws -> [JSON] {
    let now = Clock.milliseconds()
    let since = try store.get(id.credentials)?["sessionsSince"]?.integer ?? 0
    return (document["api"]?.array ?? []).filter { entry in
      guard let token = APIToken(entry) else { return false }
      return token.expires > now && token.created >= since
    }
  }

  private static func parts(_ text: String) -> (MemberID, secret: String)? {
    guard text.utf8.count <= 200, text.hasPrefix(prefix), let dot = text.firstIndex(of: "."),
      let member = MemberID(text[..<dot].dropFirst(prefix.count))
    else { return nil }
    return (member, String(text[text.index(after: dot)...]))
  }
}
