import Sodium
import Store

/// What a member proves themselves with: `credentials/<uid>.json`.
struct Credentials {
  enum State: String {
    case active
    /// Asked to join, and waits for a moderator's word.
    case pending
    /// Asked to join, and has yet to confirm the address, which they do not have until then.
    case unconfirmed
    /// Nobody can sign in, until a moderator decides otherwise.
    case suspended
    /// The account is being deleted; whoever finds this finishes it.
    case deleting
  }

  var email: EmailAddress
  /// argon2id, as libsodium writes it.
  var passwordHash: String
  var state: State
  var role: Role

  init(
    email: EmailAddress, passwordHash: String, state: State = .active, role: Role = .member
  ) {
    self.email = email
    self.passwordHash = passwordHash
    self.state = state
    self.role = role
  }

  /// Nil when the document lacks something that sign-in needs.
  init?(_ document: JSONObject) {
    guard let email = document["email"]?.text.flatMap(EmailAddress.init),
      let hash = document["password"]?.text
    else { return nil }
    // A word that nobody knows keeps the address, and nobody signs in.
    let state = document["state"].map { $0.text.flatMap(State.init) ?? .suspended }
    // A word that nobody knows gives no rights.
    let role = document["role"]?.text.flatMap(Role.init)
    self.init(email: email, passwordHash: hash, state: state ?? .active, role: role ?? .member)
  }

  var document: JSONObject {
    var document = JSONObject()
    document["email"] = .string(email.text)
    document["emailDigests"] = email.digests
    document["password"] = .string(passwordHash)
    document["role"] = .string(role.rawValue)
    document["state"] = .string(state.rawValue)
    return document
  }

  /// The index entry of an address: whose it is.
  static func index(of id: MemberID) -> JSONObject {
    var entry = JSONObject()
    entry["uid"] = .string(id.text)
    return entry
  }
}

extension Members {
  /// Whose address it is. An index entry alone does not count: the member must agree, and have it.
  func owner(of email: EmailAddress) throws -> (id: MemberID, credentials: Credentials)? {
    guard let uid = try store.get(email.index)?["uid"]?.text, let id = MemberID(uid),
      let credentials = try store.get(id.credentials).flatMap(Credentials.init),
      credentials.email == email, try state(of: id, credentials) != .unconfirmed,
      try store.exists(id.document)
    else { return nil }
    return (id, credentials)
  }

  /// Runs a password hash in one of the slots that all processes share.
  func hashed<Result>(_ body: () throws -> Result) throws -> Result {
    guard let result = try hashing.run(patience: 10_000, body) else { throw Busy(retryAfter: 5) }
    return result
  }

  /// A new hash of a password, made in one of those slots.
  func passwordHash(_ password: Password) throws -> String {
    guard let hash = try hashed({ PasswordHash.make(password.text) }) else {
      throw Busy(retryAfter: 10)
    }
    return hash
  }
}

/// Too much is going on at once; worth another try after so many seconds.
public struct Busy: Error, Equatable {
  public let retryAfter: Int

  public init(retryAfter: Int) {
    self.retryAfter = retryAfter
  }
}
