import HTTP
import Members
import Store
import System
import Templates

/// The invitations that can still be used, and the form for another one.
func adminInvitations(_ visit: Visit) throws -> Response {
  _ = try visit.moderator(atLeast: .administrator)
  return try visit.show(invitationsPage(visit, email: "", name: ""))
}

/// Invites somebody: by letter, or by an address that is shown once, to be handed over.
func adminInvite(_ visit: Visit) throws -> Response {
  let actor = try visit.moderator(atLeast: .administrator)
  let form = try visit.readForm()
  let guest = try Guest(form)
  let page = { try invitationsPage(visit, email: guest.typedEmail, name: guest.typedName) }
  return try visit.attempt(page) { _ in
    guard visit.configuration.baseURL != nil else { throw Failure(.conflict, "no-base-url") }
    var problems = guest.problems
    if let email = guest.email, try !visit.members.isFree(email) { problems[.email] = .emailTaken }
    if !problems.isEmpty {
      var errors = FieldErrors()
      errors.add(InvalidFields(problems), visit)
      return try visit.show(again: page(), errors, keeping: PhotoInForm())
    }
    let letter = visit.site.mailing ? guest.email : nil
    let earlier = try guest.email.map { email in
      try visit.members.invitations().filter { $0.email == email }
    }
    try visit.members.log(Act(.invite, by: actor, note: letter == nil ? "link" : "letter"))
    let token = try visit.members.invite(
      email: guest.email, name: guest.name, days: visit.configuration.invitationDays,
      by: visit.viewer.get().id, isMailed: letter != nil)
    visit.record(.invited)
    for invitation in earlier ?? [] { try visit.members.revoke(invitation.id) }
    let link = visit.address("/invite/\(token)")
    guard let letter else { return try handOver(visit, link) }
    var values = ["link": link]
    values["name"] = guest.name?.text
    let days = Int64(visit.configuration.invitationDays)
    try visit.members.post(
      visit.letter(
        "invitation", to: letter, language: nil,
        until: Clock.milliseconds() + days * 86_400_000, values),
      of: nil)
    try visit.leave(Notice("invited"))
    return try visit.seeOther(visit.url("/admin/invitations"))
  }
}

/// Takes an invitation back.
func adminRevoke(_ visit: Visit) throws -> Response {
  let actor = try visit.moderator(atLeast: .administrator)
  _ = try visit.readForm()
  let id = visit.parameters["invitation"] ?? ""
  guard try visit.members.canRevoke(id) else { throw Failure.notFound }
  try visit.members.log(Act(.revoke, by: actor))
  guard try visit.members.revoke(id) else { throw Failure.notFound }
  try visit.leave(Notice("invitation-revoked"))
  return try visit.seeOther(visit.url("/admin/invitations"))
}

/// Who is invited, as it was typed; both may be left empty.
private struct Guest {
  let typedEmail: String
  let typedName: String
  private(set) var email: EmailAddress?
  private(set) var name: DisplayName?
  private(set) var problems: [Field: Problem] = [:]

  init(_ form: Form) throws {
    typedEmail = try form.text("email")
    typedName = try form.text("name")
    if !typedEmail.isEmpty {
      do throws(Problem) { email = try EmailAddress(checking: typedEmail) } catch {
        problems[.email] = error
      }
    }
    if !typedName.isEmpty {
      do throws(Problem) { name = try DisplayName(typedName) } catch { problems[.name] = error }
    }
  }
}

private func handOver(_ visit: Visit, _ link: String) throws -> Response {
  var values = try visit.adminValues("invitations")
  values["link"] = .text(link)
  return try visit.show(Page("admin-invitation", values, json: ["link": .string(link)]))
}

private func invitationsPage(_ visit: Visit, email: String, name: String) throws -> Page {
  let invitations = try visit.members.invitations().filter { !$0.isExpired }
  var values = try visit.adminValues("invitations")
  values["fields"] = ["email": .text(email), "name": .text(name)]
  values["mailing"] = .bool(visit.site.mailing)
  values["days"] = .number(visit.configuration.invitationDays)
  values["invitations"] = .list(
    invitations.map { invitation -> Object in
      var value: Object = [
        "id": .text(invitation.id), "expires": visit.dateValue(invitation.expires),
        "revokeURL": .text(visit.url("/admin/invitations/\(invitation.id)/revoke")),
      ]
      value["email"] = invitation.email.map { .text($0.text) }
      value["name"] = invitation.name.map { .text($0) }
      return value
    })
  var facts = JSONObject()
  facts["invitations"] = .array(
    invitations.map { invitation in
      var fact = JSONObject()
      fact["id"] = .string(invitation.id)
      fact["expires"] = .integer(invitation.expires)
      fact["email"] = invitation.email.map { .string($0.text) }
      fact["name"] = invitation.name.map { .string($0) }
      return .object(fact)
    })
  return try visit.formPage("admin-invitations", values, facts: facts)
}
