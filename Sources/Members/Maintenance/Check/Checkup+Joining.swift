import Store

/// Those who asked to join and wait, and invitations.
extension Checkup {
  /// Whether a member's credentials and the list of those who wait say what the document says.
  func standingTroubles(_ id: MemberID) throws -> [Trouble] {
    guard case .success(let credentials)? = try read(id.credentials),
      case .success(let document)? = try read(id.document),
      try !isYoung(id.document.path)
    else { return [] }
    let wait = Wait(document)
    let isListed = (try? members.waitingMember(id)) != nil
    let state = Credentials(credentials)?.wait
    if state != nil, state != wait, wait != nil || document["standing"] == nil {
      return [
        Trouble(id.credentials.path, "says otherwise than the document whether its member waits") {
          try self.members.followDocument(id, $0)
        }
      ]
    }
    guard wait != nil else { return [] }
    if state == nil {
      return [
        Trouble(
          id.document.path,
          "waits to be let in, though its member can sign in: approve or delete it")
      ]
    }
    if isListed { return [] }
    return [
      Trouble(id.document.path, "waits to be let in, and is not among those in waiting/") {
        try $0.delete(id.waiting)
        try $0.create(id.waiting, WaitingMember.entry, secret: true)
      }
    ]
  }

  func checkWaiting() throws {
    try forEachMember("waiting", .secretFile) { id in
      try examine([id.waiting]) {
        guard try store.exists(id.waiting), try !isYoung(id.waiting.path) else { return [] }
        // What cannot be read is made again with the credentials.
        if (try? members.waitingMember(id)) != nil { return [] }
        return [
          Trouble(id.waiting.path, "waits for nobody to be let in", .leftover) { transaction in
            try transaction.delete(id.waiting)
          }
        ]
      }
    }
  }

  func checkInvitations() throws {
    try forEachFile(in: "invitations", .secretFile, of: "an invitation") { name -> String? in
      let id = name.dropLast(5)
      return name.hasSuffix(".json") && Invitation.isID(id) ? String(id) : nil
    } _: { id in
      try examine([Invitation.key(id)]) { try invitationTroubles(id) }
    }
  }

  private func invitationTroubles(_ id: String) throws -> [Trouble] {
    let key = Invitation.key(id)
    switch try read(key) {
    case nil: return []
    case .failure(let error):
      return [unreadable(key, error, "nobody can join with it; revoke it and make another")]
    case .success(let document):
      if Invitation(id, document) == nil {
        return [Trouble(key.path, "is no invitation: nobody can join with it")]
      }
      guard try members.isUsed(id, document), try !isYoung(key.path) else { return [] }
      return [
        Trouble(key.path, "was used", .leftover) { transaction in try transaction.delete(key) }
      ]
    }
  }
}
