import Imaging
import Store
import System

/// Who may become a member.
public enum Joining: String, Sendable, CaseIterable {
  /// Anybody.
  case open
  /// Whoever has an invitation.
  case invite
  /// Anybody, once a moderator has agreed.
  case approve
  /// Nobody; an invitation still works.
  case closed
}

extension Members {
  /// Whether somebody could join with this address now.
  public func isFree(_ email: EmailAddress) throws -> Bool {
    try owner(of: email) == nil
  }

  /// Makes a member and begins their first session. `email.taken` when the address is in use,
  /// `InvitationSpent` when the invitation does not live any more.
  public func join(
    _ application: Application, photo: Print?, device: String, language: String? = nil,
    invitation: Invitation? = nil
  ) throws -> Session {
    let entry = Entry(application, photo, language: language, invitation: invitation)
    return try enroll(entry) { id, transaction in
      try begin(id, device: device, in: transaction)
    }
  }

  /// Keeps what somebody gave until a moderator has agreed, or until they have confirmed their address:
  /// a member whom nobody is shown, and who cannot sign in. `email.taken` when the address is in use and
  /// a moderator is to agree.
  ///
  /// An application that waits for its address to be confirmed does not have it: nobody is kept from it,
  /// and it can be made with an address that is somebody's.
  public func apply(
    _ application: Application, photo: Print?, language: String? = nil, until wait: Wait,
    invitation: Invitation? = nil
  ) throws -> MemberID {
    var entry = Entry(application, photo, language: language, invitation: invitation)
    entry.wait = wait
    return try enroll(entry) { id, _ in id }
  }

  /// The user document comes last: until then nothing of the member counts, and the address is free. An
  /// invitation is claimed before it and goes after it, and until then counts as used if the member is
  /// there: so none is used without a member, nor a member made without using it.
  private func enroll<Result>(
    _ entry: Entry, _ begin: (MemberID, Transaction) throws -> Result
  ) throws -> Result {
    let email = entry.application.email
    if entry.claimsAddress { guard try isFree(email) else { throw Self.taken } }
    let hash = try passwordHash(entry.application.password)
    let id = MemberID.random()
    let photoID = entry.photo.map { _ in PhotoID.random() }
    let intent = Intent(
      member: id, photos: photoID.map { [$0] } ?? [],
      addresses: entry.claimsAddress ? [email.hash] : [], isJoining: true)
    return try intending(intent) {
      try store.transaction(entry.keys(id)) { transaction in
        if entry.claimsAddress {
          guard try isFree(email) else { throw Self.taken }
          try transaction.put(email.index, Credentials.index(of: id), secret: true)
        }
        if let invitation = entry.claimed { try claim(invitation, for: id, in: transaction) }
        try transaction.create(id.credentials, entry.credentials(hash), secret: true)
        if entry.wait != nil {
          try transaction.create(id.waiting, WaitingMember.entry, secret: true)
        }
        var document = JSONObject()
        document["name"] = .string(entry.application.name.text)
        document["dateJoined"] = .integer(Clock.milliseconds())
        setDefaultVisibility(in: &document)
        if settings.holdsNew { document["probation"] = true }
        document["standing"] = entry.wait.map { .string($0.rawValue) }
        if let photo = entry.photo, let photoID {
          let prepared = try prepare(photo, as: photoID, of: id)
          try show(
            prepared, of: id, in: &document,
            held: reasonToHold(prepared.look, in: document))
        }
        document["nameSeq"] = .integer(try announce(entry.application.name.text, of: id))
        let result = try begin(id, transaction)
        try transaction.create(id.document, document)
        if let invitation = entry.claimed { try transaction.delete(invitation.key) }
        return result
      }
    }
  }

  static var taken: InvalidFields {
    InvalidFields([.email: .emailTaken])
  }
}

/// An application on its way into the tree.
private struct Entry {
  let application: Application
  let photo: Print?
  let language: String?
  let invitation: Invitation?
  var wait: Wait?

  init(
    _ application: Application, _ photo: Print?, language: String?, invitation: Invitation?
  ) {
    self.application = application
    self.photo = photo
    self.language = language
    self.invitation = invitation
  }

  var claimsAddress: Bool { wait != .confirmation }

  /// The invitation that is used now, and not only when the address is confirmed.
  var claimed: Invitation? { claimsAddress ? invitation : nil }

  func keys(_ id: MemberID) -> [Key] {
    var keys = [id.credentials, id.sessions, id.document]
    if claimsAddress { keys.append(application.email.index) }
    if wait != nil { keys.append(id.waiting) }
    if let claimed { keys.append(claimed.key) }
    return keys
  }

  func credentials(_ hash: String) -> JSONObject {
    let credentials = Credentials(
      email: application.email, passwordHash: hash, state: wait?.state ?? .active,
      role: invitation?.role ?? .member)
    var document = credentials.document
    document["language"] = language.map { .string($0) }
    document["invitation"] = invitation.map { .string($0.id) }
    // Whoever has read the letter has the address.
    if let invitation, invitation.isMailed, invitation.email == application.email {
      document["confirmed"] = .string(application.email.text)
    }
    return document
  }
}
