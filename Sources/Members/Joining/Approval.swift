import Store

extension Members {
  /// Lets somebody in who waits for it. `NotWaiting` when they do not.
  public func approve(_ id: MemberID) throws {
    let photo = try member(id)?.photo?.id
    try intending(Intent(member: id, photos: photo.map { [$0] } ?? [])) {
      let keys = [id.document, id.credentials, id.waiting]
      try store.transaction(keys + (photo.map { [$0.publicFolder] } ?? [])) { transaction in
        guard try transaction.get(id.document).flatMap(Wait.init) == .approval else {
          throw NotWaiting()
        }
        try end(.approval, of: id, photo, in: transaction)
        try followDocument(id, transaction)
      }
    }
  }

  /// Turns somebody away who waits to be let in: nothing of theirs is kept. `NotWaiting` when they do not.
  public func decline(_ id: MemberID) throws {
    guard try delete(id, ifWaitingFor: .approval) else { throw NotWaiting() }
  }

  /// Says in the document that somebody waits for something else, or for nothing any more, which decides
  /// it. A photo that is shown for the first time is the newest in the gallery.
  func end(
    _ wait: Wait, thenWaitingFor next: Wait? = nil, of id: MemberID, _ photo: PhotoID?,
    in transaction: Transaction
  ) throws {
    let isDone = try changeShowing(of: id, photo, in: transaction) { document in
      document["standing"] = next.map { .string($0.rawValue) }
      guard next == nil, let photo = Member.photo(in: document),
        var details = document["profilePhoto"]?.object
      else { return }
      details["seq"] = .integer(
        try feed.append(member: id.text, photo: photo.id.text, colour: photo.colour))
      document["profilePhoto"] = .object(details)
    }
    if !isDone { throw StoreError.conflict(id.document) }
  }

  /// Brings the credentials and the list of those who wait to what the document says, in a transaction of
  /// whose keys all three are.
  func followDocument(_ id: MemberID, _ transaction: Transaction) throws {
    if var document = try transaction.get(id.credentials),
      let credentials = Credentials(document), credentials.wait != nil
    {
      let state = try state(of: id, credentials)
      if state != credentials.state {
        let revision = document.revision
        document["state"] = .string(state.rawValue)
        // They came in by the letter.
        if credentials.state == .unconfirmed {
          document["confirmed"] = .string(credentials.email.text)
        }
        try transaction.replace(id.credentials, document, revision: revision, secret: true)
      }
    }
    if try store.exists(id.waiting), try waitingMember(id) == nil {
      try transaction.delete(id.waiting)
    }
  }
}
