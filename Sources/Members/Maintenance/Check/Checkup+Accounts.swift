import Store

/// What is common to documents of members, and those that lead to a member or belong to one.
extension Checkup {
  /// Calls `body` with what the name of each file in a folder says. One that says nothing is told of: it is
  /// not the name of `what`.
  func forEachFile<Name>(
    in folder: String, _ access: Access, of what: String, _ read: (String) -> Name?,
    _ body: (Name) throws -> Void
  ) throws {
    try progress.forEachName(disk, folder) { file in
      let path = "\(folder)/\(file)"
      guard let name = read(file) else {
        return try examine([]) { [Trouble(path, "is not the name of \(what)")] }
      }
      try checkAccess(path, access)
      try body(name)
    }
  }

  /// Calls `body` for each document in a folder of one document per member.
  func forEachMember(_ folder: String, _ access: Access, _ body: (MemberID) throws -> Void) throws {
    try forEachFile(in: folder, access, of: "a member's document") {
      $0.hasSuffix(".json") ? MemberID($0.dropLast(5)) : nil
    } _: {
      try body($0)
    }
  }

  /// The same for a folder of documents that only the module reads, by their keys.
  func forEachSecret(_ folder: String, of what: String, _ body: (Key) throws -> Void) throws {
    try forEachFile(in: folder, .secretFile, of: what) {
      $0.hasSuffix(".json") ? Key("\(folder)/\($0)") : nil
    } _: {
      try body($0)
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

  func checkAddresses() throws {
    try forEachSecret("emails", of: "an address's entry") { key in
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
    try checkSecrets(
      "sessions", \.sessions, unreadable: "its member cannot sign in until it is removed")
  }

  func checkTokens() throws {
    try checkSecrets(
      "tokens", \.tokens, unreadable: "its member can use no link or token until it is removed")
  }

  /// A document of what a member was given, which belongs to nobody without the member.
  private func checkSecrets(
    _ folder: String, _ key: KeyPath<MemberID, Key>, unreadable advice: String
  ) throws {
    try forEachMember(folder, .secretFile) { id in
      let secrets = id[keyPath: key]
      try examine([secrets]) {
        if case .failure(let error)? = try read(secrets) {
          return [unreadable(secrets, error, advice)]
        }
        if try store.exists(id.document) || store.exists(id.credentials) { return [] }
        if try isYoung(secrets.path) { return [] }
        return [
          Trouble(secrets.path, "holds \(folder) of nobody", .leftover) { transaction in
            try transaction.delete(secrets)
          }
        ]
      }
    }
  }
}
