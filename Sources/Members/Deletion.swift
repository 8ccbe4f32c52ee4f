import Store
import System

extension Members {
  /// Deletes a member with everything that is theirs; nothing happens when there is none. Throws
  /// `LastAdministrator`.
  public func delete(_ id: MemberID) throws {
    try delete(id, ifWaitingFor: nil)
  }

  /// With a `wait`, only somebody who waits for it; returns false, having done nothing, for others. `begin` is
  /// called once nothing stands against it any more.
  @discardableResult
  func delete(
    _ id: MemberID, ifWaitingFor wait: Wait?, evenLastAdministrator: Bool = false,
    _ begin: () throws -> Void = {}
  ) throws -> Bool {
    let document = try store.get(id.document)
    let credentials = try store.get(id.credentials)
    if document == nil, credentials == nil { return wait == nil }
    let address = credentials.flatMap(Credentials.init)?.email.hash
    let photos = document.map(Self.photos) ?? []
    let other = evenLastAdministrator ? nil : try checkAdministrator(id)
    return try intending(
      Intent(member: id, photos: photos, addresses: address.map { [$0] } ?? [])
    ) {
      // From here on it is finished, whatever happens.
      let keys = [id.credentials, id.document, Self.administrators]
      let isBegun = try store.transaction(keys) { transaction in
        if !evenLastAdministrator { try checkAdministrator(id, beside: other) }
        if let wait, try transaction.get(id.document).flatMap(Wait.init) != wait { return false }
        try begin()
        var credentials = try transaction.get(id.credentials) ?? JSONObject()
        credentials["state"] = .string(Credentials.State.deleting.rawValue)
        try transaction.put(id.credentials, credentials, secret: true)
        return true
      }
      if isBegun { try finishDeletion(of: id) }
      return isBegun
    }
  }

  /// What is left of a deletion that was begun. May be run again at any point; the credentials, which
  /// tell that it was begun, go last.
  func finishDeletion(of id: MemberID) throws {
    let credentials = try store.get(id.credentials)
    let address = credentials.flatMap(Credentials.init)?.email
    try deleteLetters(of: id)
    // One that a crash kept in its place must not be good again without the member.
    try settleInvitation(of: id)
    try store.transaction([id.sessions, id.tokens, id.waiting]) { transaction in
      for key in [id.sessions, id.tokens, id.waiting] { try transaction.delete(key) }
    }
    try deleteDocument(of: id)
    try names.blank(id.text)
    for subject in [Report.Subject.name, .bio] {
      try store.deleteFile(Report.key(subject, of: id))
    }
    if let address {
      try store.transaction([address.index]) { transaction in
        guard try transaction.get(address.index)?["uid"]?.text == id.text else { return }
        try transaction.delete(address.index)
      }
    }
    try Removals(store: store).append(.member(id))
    try store.transaction([id.credentials]) { try $0.delete(id.credentials) }
  }

  /// Deletes the document, from when on nobody is shown the member, and the photos that it names.
  private func deleteDocument(of id: MemberID) throws {
    while let photos = try member(id).map({ Self.photos(in: $0.document) }) {
      let keys = [id.document] + photos.map(\.publicFolder)
      try store.transaction(keys) { transaction in
        // A photo that came in between is taken the next time around.
        guard let document = try transaction.get(id.document), Self.photos(in: document) == photos
        else { return }
        try transaction.delete(id.document)
        // None stays because of another.
        let results = photos.flatMap { photo in
          [Result { try takeAway(photo) }, Result { try forget(photo) }]
        }
        for result in results { try result.get() }
      }
    }
  }

  /// The current photo and the earlier ones.
  static func photos(in document: JSONObject) -> [PhotoID] {
    let current = Member.photo(in: document).map { [$0.id] } ?? []
    return current + earlierPhotos(in: document)
  }
}
