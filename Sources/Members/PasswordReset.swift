import Store
import System

extension Members {
  /// A link for a new password lives for an hour, in milliseconds.
  public static let resetLifetime: Int64 = 3_600_000

  /// Sets another password by a link, ends every session and makes every other link and token void.
  /// `LinkSpent` when the link does not live any more.
  ///
  /// From the change of the credentials on, no link for a new password counts; settling ends sessions that
  /// are older.
  public func resetPassword(by link: Link, to password: Password) throws {
    let id = link.member
    let hash = try passwordHash(password)
    try intending(Intent(member: id)) {
      try store.transaction([id.credentials, id.sessions, id.tokens]) { transaction in
        try check(link, in: transaction)
        guard var document = try transaction.get(id.credentials) else { throw LinkSpent() }
        let revision = document.revision
        document["password"] = .string(hash)
        let now = Clock.milliseconds()
        document["passwordChanged"] = .integer(now)
        document["sessionsSince"] = .integer(now)
        // It was sent there, so whoever has it reads that mail.
        if let email = link.email { document["confirmed"] = .string(email.text) }
        try transaction.replace(id.credentials, document, revision: revision, secret: true)
        try transaction.delete(id.sessions)
        try transaction.delete(id.tokens)
      }
    }
  }

  /// Ends sessions, and makes links and tokens void, that are older than a new password set by a link, in
  /// a transaction of whose keys both documents are.
  func endWhatIsOlder(
    thanIn credentials: JSONObject, of id: MemberID, _ transaction: Transaction
  ) throws {
    guard let since = credentials["sessionsSince"]?.integer else { return }
    for (key, lists) in [(id.sessions, ["sessions"]), (id.tokens, ["links", "api", "requests"])] {
      guard let former = try transaction.get(key) else { continue }
      var document = former
      for list in lists {
        guard let all = document[list]?.array else { continue }
        document[list] = .array(all.filter { ($0["created"]?.integer ?? since) >= since })
      }
      if document != former { try transaction.put(key, document, secret: true) }
    }
  }

  /// A new password for whoever has a link, checked against what is known of them and the name of the
  /// site. `LinkSpent` when the link does not live any more.
  public func newPassword(_ text: String, by link: Link, site: String = "") throws -> Password {
    let name = try member(link.member)?.name ?? ""
    guard let email = try account(of: link.member)?.email else { throw LinkSpent() }
    do throws(Problem) {
      return try Password(text, name: name, email: email.text, site: site)
    } catch {
      throw InvalidFields([.password: error])
    }
  }

  /// Whose address it is; nil when it is nobody's.
  public func holder(of email: EmailAddress) throws -> MemberID? { try owner(of: email)?.id }
}
