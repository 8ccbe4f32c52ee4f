import Store
import System

extension Members {
  /// Makes a member for somebody else, who is not signed in by it. Without a password nobody can sign
  /// in until one is chosen by a link. `email.taken` when the address is in use.
  public func add(
    name: DisplayName, email: EmailAddress, password: Password?, role: Role, by actor: Act.Actor
  ) throws -> MemberID {
    let taken = InvalidFields([.email: .emailTaken])
    guard try isFree(email) else { throw taken }
    let hash = try password.map(passwordHash)
    let id = MemberID.random()
    try log(Act(.add, by: actor, on: id, note: role.rawValue))
    let credentials = Credentials(
      email: email, passwordHash: hash ?? Self.noPassword, role: role)
    let keys = [email.index, id.credentials, id.document]
    return try intending(Intent(member: id, addresses: [email.hash], isJoining: true)) {
      try store.transaction(keys) { transaction in
        guard try isFree(email) else { throw taken }
        try transaction.put(email.index, Credentials.index(of: id), secret: true)
        try transaction.create(id.credentials, credentials.document, secret: true)
        var document = JSONObject()
        document["name"] = .string(name.text)
        document["dateJoined"] = .integer(Clock.milliseconds())
        document["nameSeq"] = .integer(try announce(name.text, of: id))
        try transaction.create(id.document, document)
        return id
      }
    }
  }
}
