import Store

/// What a link to confirm an address has done.
public enum Confirmed: Sendable, Equatable {
  /// The address of somebody who was a member before.
  case address
  /// Whoever asked to join is a member now.
  case joined
  /// A moderator is to agree yet.
  case awaitingApproval
}

/// Nobody can join any more, and whoever waited for their address to be confirmed has no invitation that
/// works.
public struct JoiningOver: Error, Equatable {
  public init() {}
}

extension Members {
  /// Confirms the address that a link was sent to. `joining` is who may join now. `LinkSpent` when the
  /// link does not live any more, `email.taken` when somebody else has joined with the address meanwhile,
  /// `JoiningOver`, or `InvitationSpent`.
  public func confirm(_ link: Link, joining: Joining) throws -> Confirmed {
    let id = link.member
    let credentials = try store.get(id.credentials).flatMap(Credentials.init)
    guard let credentials, credentials.email == link.email else { throw LinkSpent() }
    if credentials.state == .unconfirmed { return try admit(link, credentials, joining) }
    try store.transaction([id.credentials, id.tokens]) { transaction in
      try check(link, in: transaction)
      guard var document = try transaction.get(id.credentials) else { throw LinkSpent() }
      let revision = document.revision
      document["confirmed"] = .string(credentials.email.text)
      try transaction.replace(id.credentials, document, revision: revision, secret: true)
      try voidLinks([.confirm], of: id, in: transaction)
    }
    return .address
  }

  /// Gives an application the address, and makes a member of it. The change of the document decides.
  private func admit(
    _ link: Link, _ credentials: Credentials, _ joining: Joining
  ) throws -> Confirmed {
    let id = link.member
    let email = credentials.email
    let hash = try store.get(id.credentials)?["invitation"]?.text
    let invitation = try hash.flatMap { Invitation.isID($0) ? try self.invitation(id: $0) : nil }
    if invitation == nil, joining == .closed || joining == .invite { throw JoiningOver() }
    let next: Wait? = joining == .approve && invitation == nil ? .approval : nil
    let photo = try member(id)?.photo?.id
    let intent = Intent(
      member: id, photos: photo.map { [$0] } ?? [], addresses: [email.hash])
    let keys =
      [email.index, id.document, id.credentials, id.tokens, id.waiting]
      + (invitation.map { [$0.key] } ?? []) + (photo.map { [$0.publicFolder] } ?? [])
    try intending(intent) {
      try store.transaction(keys) { transaction in
        try check(link, in: transaction)
        guard try transaction.get(id.document).flatMap(Wait.init) == .confirmation else {
          throw LinkSpent()
        }
        guard try isFree(email) else { throw Self.taken }
        if let invitation {
          try claim(invitation, for: id, in: transaction, evenExpired: true)
        }
        try transaction.put(email.index, Credentials.index(of: id), secret: true)
        try end(.confirmation, thenWaitingFor: next, of: id, photo, in: transaction)
        try followDocument(id, transaction)
        try voidLinks([.confirm], of: id, in: transaction)
        if let invitation { try transaction.delete(invitation.key) }
      }
    }
    return next == nil ? .joined : .awaitingApproval
  }

  /// Whether the member has shown that they read the mail of the address that they have now.
  public func isConfirmed(_ id: MemberID) throws -> Bool {
    guard let document = try store.get(id.credentials) else { return false }
    return try isConfirmed(id, document)
  }

  func isConfirmed(_ id: MemberID, _ document: JSONObject) throws -> Bool {
    guard let credentials = Credentials(document) else { return false }
    // Whoever has been let in did confirm it.
    if credentials.state == .unconfirmed {
      return try state(of: id, credentials) != .unconfirmed
    }
    return document["confirmed"]?.text == credentials.email.text
  }
}
