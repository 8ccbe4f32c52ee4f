import Store
import System

extension Members {
  /// Runs a change whose intent is written down first. If it fails on the way, what it began is
  /// finished or undone, whichever the documents say.
  func intending<Result>(_ intent: Intent, _ change: () throws -> Result) throws -> Result {
    let intents = Intents(store: store)
    let path = try intents.begin(intent)
    do {
      let result = try change()
      intents.end(path)
      return result
    } catch {
      // Where even that fails, the intent stays for later.
      if (try? settle(intent)) != nil { intents.end(path) }
      throw error
    }
  }

  /// Finishes or undoes what a crash has interrupted.
  public func settle() throws {
    let intents = Intents(store: store)
    // One that cannot be settled keeps no other waiting.
    var failure: (any Error)?
    for (path, intent) in try intents.abandoned() {
      do {
        try settle(intent)
        intents.end(path)
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  func settle(_ intent: Intent) throws {
    try settleAccount(intent.member, isJoining: intent.isJoining)
    if intent.isSuspension { try settleSuspension(of: intent.member) }
    for address in intent.addresses { try settleAddress(address) }
    for photo in intent.photos { try settle(photo, of: intent.member) }
  }

  /// Finishes a deletion that was begun, a change of the password, and what lets somebody in who waited;
  /// credentials without a document are of somebody who has not joined after all, if they were about to.
  private func settleAccount(_ id: MemberID, isJoining: Bool) throws {
    let state = try store.get(id.credentials)?["state"]?.text
    if state == Credentials.State.deleting.rawValue { return try finishDeletion(of: id) }
    let keys = [id.sessions, id.tokens, id.waiting, id.credentials]
    let isMember = try store.transaction(keys + [id.document]) { transaction in
      if try transaction.get(id.document) == nil {
        if !isJoining { return true }
        for key in keys { try transaction.delete(key) }
        return false
      }
      if let credentials = try transaction.get(id.credentials) {
        try endWhatIsOlder(thanIn: credentials, of: id, transaction)
      }
      try followDocument(id, transaction)
      return true
    }
    if isMember { try settleInvitation(of: id) } else { try names.blank(id.text) }
  }

  /// Removes the index entry of an address that is not its member's.
  private func settleAddress(_ hash: String) throws {
    let index = EmailAddress.index(hash)
    try store.transaction([index]) { transaction in
      guard let id = try transaction.get(index)?["uid"]?.text.flatMap({ MemberID($0) }) else {
        return
      }
      let credentials = try store.get(id.credentials).flatMap(Credentials.init)
      if credentials?.email.hash != hash { try transaction.delete(index) }
    }
  }

  /// Brings a photo's files to where the member's document says that they belong.
  func settle(_ photo: PhotoID, of id: MemberID) throws {
    try store.transaction([id.document, photo.publicFolder]) { transaction in
      let document = try transaction.get(id.document)
      if let document, Member.photo(in: document)?.id == photo {
        let (here, elsewhere) = photo.folders(Member.photoShowing(in: document))
        try store.moveFolder(elsewhere, to: here)
        let isHeld = Member.photo(in: document)?.isHeld == true
        return try settleEntry(photo, of: id, isHeld: isHeld)
      }
      // Whose document is only away, whoever took it, keeps everything.
      if document == nil, try store.exists(id.credentials) { return }
      try takeAway(photo)
      let isKept = document.map { Self.earlierPhotos(in: $0).contains(photo) } ?? false
      if !isKept { try forget(photo) }
    }
  }

  /// Takes a photo out of the folders from which others are shown it, even if there is no room to
  /// write that down; then it throws in the end, to be written down later. Its lock must be held.
  func takeAway(_ photo: PhotoID) throws {
    let note = Result {
      if try store.exists(photo.removed) { return }
      try Removals(store: store).append(.photo(photo))
      try store.mark(photo.removed)
    }
    for folder in [photo.publicFolder, photo.withheldFolder] { try store.deleteFolder(folder) }
    try leaveQueue(photo)
    try note.get()
  }
}
