import Store

/// Credentials, addresses and sessions, which all belong to a member.
extension Checkup {
  /// Calls `body` for each document in a folder of one document per member.
  func forEachMember(_ folder: String, _ access: Access, _ body: (MemberID) throws -> Void) throws {
    try progress.forEachName(disk, folder) { name in
      let path = "\(folder)/\(name)"
      if try isTemporary(path) { return }
      guard name.hasSuffix(".json"), let id = MemberID(name.dropLast(5)) else {
        return try examine([]) { [Trouble(path, "is not the name of a member's document")] }
      }
      try checkAccess(path, access)
      try body(id)
    }
  }

  /// A document, or why it cannot be read.
  func read(_ key: Key) throws -> Result<JSONObject, StoreError>? {
    do { return try store.get(key).map { .success($0) } } catch let error as StoreError {
      return .failure(error)
    }
  }

  func unreadable(_ key: Key, _ error: StoreError, _ advice: String) -> Trouble {
    var why = ""
    if case .unreadable(_, let reason) = error {
      why = " (\(reason.reason.rawValue) at byte \(reason.offset))"
    }
    return Trouble(key.path, "cannot be read\(why); \(advice)")
  }

  func checkCredentials() throws {
    try forEachMember("credentials", .secretFile) { id in
      let document = try read(id.credentials).flatMap { try? $0.get() }
      let email = document.flatMap(Credentials.init)?.email
      let keys = [id.document, id.credentials] + (email.map { [$0.index] } ?? [])
      try examine(keys) { try credentialsTroubles(id, email) }
    }
  }

  private func credentialsTroubles(_ id: MemberID, _ locked: EmailAddress?) throws -> [Trouble] {
    let path = id.credentials.path
    let document: JSONObject
    switch try read(id.credentials) {
    case nil: return []
    case .failure(let error):
      return [unreadable(id.credentials, error, "its member cannot sign in; restore it")]
    case .success(let found): document = found
    }
    guard let credentials = Credentials(document) else {
      return [Trouble(path, "lacks an address, a password or a known state: nobody can sign in")]
    }
    if credentials.state == .deleting {
      return [Trouble(path, "belongs to an account whose deletion was begun", .leftover)]
    }
    // Somebody changed the address between two looks: the next check will see.
    guard credentials.email == locked else { return [] }
    if try !store.exists(id.document) {
      if try isYoung(path) { return [] }
      if try store.exists(id.sessions) {
        return [Trouble(path, "belongs to a member whose document is gone; restore it")]
      }
      return [
        Trouble(path, "is left of somebody who never became a member", .leftover) { transaction in
          if try self.store.get(credentials.email.index)?["uid"]?.text == id.text {
            try transaction.delete(credentials.email.index)
          }
          try transaction.delete(id.credentials)
        }
      ]
    }
    return try indexTroubles(id, credentials)
  }

  private func indexTroubles(_ id: MemberID, _ credentials: Credentials) throws -> [Trouble] {
    let index = credentials.email.index
    let entry = try? read(index)?.get()["uid"]?.text
    if entry == id.text { return [] }
    if let other = entry.flatMap({ MemberID($0) }), try agrees(other, with: index) {
      return [
        Trouble(id.credentials.path, "has the same address as \(other.credentials.path)")
      ]
    }
    return [
      Trouble(id.credentials.path, "has an address that \(index.path) does not lead from") {
        transaction in
        try transaction.delete(index)
        try transaction.create(index, Credentials.index(of: id), secret: true)
      }
    ]
  }

  /// Whether these credentials have the address of this index entry; nil when they cannot be read.
  private func agrees(_ id: MemberID, with index: Key) throws -> Bool {
    try read(id.credentials)?.get()["email"]?.text.flatMap(EmailAddress.init)?.index == index
  }

  func checkAddresses() throws {
    try progress.forEachName(disk, "emails") { name in
      let path = "emails/\(name)"
      if try isTemporary(path) { return }
      guard name.hasSuffix(".json"), let key = Key(path) else {
        return try examine([]) { [Trouble(path, "is not the name of an address's entry")] }
      }
      try checkAccess(path, .secretFile)
      try examine([key]) { try addressTroubles(key) }
    }
  }

  private func addressTroubles(_ key: Key) throws -> [Trouble] {
    let entry: JSONObject
    switch try read(key) {
    case nil: return []
    case .failure(let error): return [unreadable(key, error, "no credentials have its address")]
    case .success(let found): entry = found
    }
    if try isYoung(key.path) { return [] }
    if let id = entry["uid"]?.text.flatMap({ MemberID($0) }) {
      // Credentials that cannot be read may agree.
      guard (try? agrees(id, with: key)) == false else { return [] }
    }
    return [
      Trouble(key.path, "leads to nobody with its address", .leftover) { transaction in
        try transaction.delete(key)
      }
    ]
  }

  func checkSessions() throws {
    try forEachMember("sessions", .secretFile) { id in
      try examine([id.sessions]) {
        if case .failure(let error)? = try read(id.sessions) {
          return [unreadable(id.sessions, error, "its member cannot sign in until it is removed")]
        }
        if try store.exists(id.document) || store.exists(id.credentials) { return [] }
        if try isYoung(id.sessions.path) { return [] }
        return [
          Trouble(id.sessions.path, "holds sessions of nobody", .leftover) { transaction in
            try transaction.delete(id.sessions)
          }
        ]
      }
    }
  }
}
