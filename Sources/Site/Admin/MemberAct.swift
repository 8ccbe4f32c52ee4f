import HTTP
import Members

/// Something that a moderator does to a member: `/admin/users/<uid>/<act>`.
struct MemberAct: Sendable {
  /// Who may.
  let least: Role
  /// Whether somebody may do it to themselves.
  var isForOneself = true
  /// Whether it changes who may do what, so that whoever asks gives their own password with it.
  var asksPassword = false
  /// False when there was nothing to be done any more.
  let run: @Sendable (ActRequest) throws -> Bool

  static let all: [String: MemberAct] = [
    "approve": MemberAct(least: .moderator) { request in
      let (photo, id) = (try request.photo(), request.member.id)
      let members = request.visit.members
      if try request.form.text("unblock") == "yes", request.member.photo?.id == photo {
        try members.unblock(photo, of: id, by: request.actor)
      }
      return try members.approvePhoto(photo, of: id, by: request.actor)
    },
    "approve-member": MemberAct(least: .moderator) { request in
      try request.telling("approved") { _ in
        try request.deciding(.approveMember) { try request.visit.members.approve($0) }
      }
    },
    "decline-member": MemberAct(least: .moderator) { request in
      try request.telling("declined") { reason in
        try request.deciding(.declineMember, reason) { try request.visit.members.decline($0) }
      }
    },
    "hold": MemberAct(least: .moderator) {
      try $0.visit.members.hold($0.photoOfToday(), of: $0.member.id, by: $0.actor)
    },
    "remove-photo": MemberAct(least: .moderator, run: removePhoto),
    "remove-name": MemberAct(least: .moderator) { request in
      try request.telling("name-removed") {
        try request.visit.members.takeAwayName(
          request.seen() ?? "", of: request.member.id, reason: $0, by: request.actor)
      }
    },
    "remove-bio": MemberAct(least: .moderator) { request in
      try request.telling("bio-removed") {
        try request.visit.members.takeAwayBio(
          request.seen() ?? "", of: request.member.id, reason: $0, by: request.actor)
      }
    },
    "dismiss": MemberAct(least: .moderator) {
      try $0.visit.members.dismissReport(
        $0.subject(), seen: $0.seen(), of: $0.member.id, by: $0.actor)
    },
    "lock": MemberAct(least: .moderator) { request in
      try request.telling("uploads-locked") {
        try request.visit.members.setUploadsLocked(
          true, of: request.member.id, reason: $0, by: request.actor)
        return true
      }
    },
    "unlock": MemberAct(least: .moderator) {
      try $0.visit.members.setUploadsLocked(false, of: $0.member.id, reason: nil, by: $0.actor)
      return true
    },
    "suspend": MemberAct(least: .administrator, isForOneself: false) { request in
      try request.recording(.suspended) {
        try request.telling("suspended") {
          try request.visit.members.suspend(request.member.id, reason: $0, by: request.actor)
        }
      }
    },
    "unsuspend": MemberAct(least: .administrator) { request in
      try request.recording(.restored) {
        try request.visit.members.unsuspend(request.member.id, by: request.actor)
      }
    },
    "role": MemberAct(least: .administrator, isForOneself: false, asksPassword: true) { request in
      guard let role = Role(rawValue: try request.form.text("role")) else {
        throw Failure(.badRequest, "bad-role", text: "bad-request")
      }
      return try request.recording(.roleChanged) {
        try request.visit.members.setRole(role, of: request.member.id, by: request.actor)
      }
    },
    "delete": MemberAct(
      least: .administrator, isForOneself: false, asksPassword: true, run: deleteMember),
  ]

  private static func removePhoto(_ request: ActRequest) throws -> Bool {
    let photo = try request.photoOfToday()
    let isToBlock =
      try request.form.text("block") == "yes"
      && request.visit.members.owns(request.member, photo)
    if isToBlock {
      guard try request.visit.members.block(photo, of: request.member.id, by: request.actor)
      else { throw Failure(.conflict, "block-damaged") }
    }
    let isDone = try request.telling("photo-removed") {
      try request.visit.members.takeAwayPhoto(
        photo, of: request.member.id, reason: $0, by: request.actor)
    }
    if isToBlock { request.visit.site.compareWithBlocked() }
    return isDone
  }

  private static func deleteMember(_ request: ActRequest) throws -> Bool {
    try request.recording(.deleted) {
      try request.telling("account-removed") { reason in
        try request.visit.members.delete(request.member.id, reason: reason, by: request.actor)
        return true
      }
    }
  }
}

/// An act that somebody who may do it asks for.
struct ActRequest {
  let visit: Visit
  let member: Member
  let form: Form
  let actor: Act.Actor

  func photo() throws -> PhotoID {
    guard let photo = PhotoID(try form.text("photo")) else {
      throw Failure(.badRequest, "bad-photo", text: "bad-request")
    }
    return photo
  }

  /// The photo that shows today what the moderator saw: its owner may have framed it anew meanwhile.
  func photoOfToday() throws -> PhotoID {
    let photo = try photo()
    guard let current = member.photo, current.formerly.contains(photo) else { return photo }
    return current.id
  }

  /// The name or biography that the moderator saw; nil: none.
  func seen() throws -> String? {
    let text = try form.text("seen").replacing("\r\n", with: "\n")
    return text.isEmpty ? nil : text
  }

  func reason() throws -> Reason? {
    let text = try form.text("reason")
    do throws(Problem) { return try Reason(text) } catch {
      throw Failure(
        .unprocessableContent, "reason-long", ["maximum": .text("\(error.limit ?? 0)")])
    }
  }

  func subject() throws -> Report.Subject {
    switch try form.text("subject") {
    case "photo": .photo(try photo())
    case "name": .name
    case "bio": .bio
    default: throw Failure(.badRequest, "bad-subject", text: "bad-request")
    }
  }

  /// Lets somebody in who asked to join, or turns them away; false when they do not wait any more.
  func deciding(
    _ kind: Act.Kind, _ reason: Reason? = nil, _ decide: (MemberID) throws -> Void
  ) throws -> Bool {
    guard try visit.members.isWaiting(member.id, for: .approval) else { return false }
    try visit.members.log(Act(kind, by: actor, on: member.id, note: reason?.text))
    do { try decide(member.id) } catch is NotWaiting { return false }
    return true
  }

  /// Does something that the security log tells of.
  func recording(_ event: SecurityEvent, _ act: () throws -> Bool) throws -> Bool {
    guard try act() else { return false }
    visit.record(event, member.id)
    return true
  }

  /// Does something that the member is told by letter, if there is an address to write to.
  func telling(_ letter: String, _ act: (Reason?) throws -> Bool) throws -> Bool {
    let reason = try reason()
    // Of a member who is deleted nothing is known afterwards.
    let account = try visit.members.account(of: member.id)
    guard try act(reason) else { return false }
    // Where no letters are sent nothing is written to somebody of whom nothing is to be left.
    let isWanted = try visit.site.mailing || visit.members.member(member.id) != nil
    if let account, isWanted, visit.configuration.baseURL != nil {
      visit.tell(letter, member, account, reason: reason)
    }
    return true
  }
}
