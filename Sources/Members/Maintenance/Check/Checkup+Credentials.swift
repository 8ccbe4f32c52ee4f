import Store

/// What members sign in with, and the entry that leads from their address to them.
extension Checkup {
  func checkCredentials() throws {
    try forEachMember("credentials", .secretFile) { id in
      try examine([]) { try deletionTroubles(id) }
      try examine([]) { try suspensionTroubles(id) }
      let document = try read(id.credentials).flatMap { try? $0.get() }
      let email = document.flatMap(Credentials.init)?.email
      let keys = [id.document, id.credentials] + (email.map { [$0.index] } ?? [])
      try examine(keys) { try credentialsTroubles(id, email) }
      try examine([id.document, id.credentials, id.waiting]) { try standingTroubles(id) }
    }
  }

  private func deletionTroubles(_ id: MemberID) throws -> [Trouble] {
    guard case .success(let document)? = try read(id.credentials),
      Credentials(document)?.state == .deleting
    else { return [] }
    return [
      Trouble(id.credentials.path, "belongs to an account whose deletion was begun", .leftover) {
        // It takes its own locks.
        _ in try self.members.finishDeletion(of: id)
      }
    ]
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
    if credentials.state == .deleting { return [] }
    // Somebody changed the address between two looks: the next check will see.
    guard credentials.email == locked else { return [] }
    if try !store.exists(id.document) {
      // Whether there ever was one cannot be told from here.
      if try isYoung(path) { return [] }
      if losses == .writtenOff { return [writtenOff(id, credentials)] }
      areDocumentsIncomplete = true
      return [Trouble(path, "belongs to a member whose document is gone; restore it from a copy")]
    }
    if let state = document["state"], state.text.flatMap(Credentials.State.init) == nil {
      return [Trouble(path, "has a state that nobody knows: the member cannot sign in")]
    }
    // An address that is not confirmed is not theirs yet.
    return try members.state(of: id, credentials) == .unconfirmed
      ? [] : try indexTroubles(id, credentials)
  }

  /// As of somebody who joined while a backup was made: their document came too late for it.
  private func writtenOff(_ id: MemberID, _ credentials: Credentials) -> Trouble {
    Trouble(id.credentials.path, "belongs to a member whose document is gone") { transaction in
      if try self.store.get(credentials.email.index)?["uid"]?.text == id.text {
        try transaction.delete(credentials.email.index)
      }
      try transaction.delete(id.credentials)
    }
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
  func agrees(_ id: MemberID, with index: Key) throws -> Bool {
    try read(id.credentials)?.get()["email"]?.text.flatMap(EmailAddress.init)?.index == index
  }
}
