import HTTP
import Members
import Store
import Templates

/// One member, with all that a moderator may do.
func adminUser(_ visit: Visit) throws -> Response {
  _ = try visit.moderator()
  return try visit.show(adminUserPage(visit, visit.namedMember()))
}

/// `refused` is the form that comes back with it.
func adminUserPage(
  _ visit: Visit, _ member: Member, refused: RefusedForm? = nil
) throws -> Page {
  let id = member.id
  let standing = try visit.members.standing(of: id)
  var values = try visit.adminValues("users")
  var row = try visit.adminRow(member)
  row["picture"] = member.photo.map { visit.pictureValue($0.id) }
  row["held"] = .bool(member.photo?.isHeld ?? false)
  row["locked"] = .bool(member.areUploadsLocked)
  row["shownTo"] = .text(visit.text("admin.shown.\(member.showing.rawValue)") ?? "")
  values["member"] = .object(row)
  values["self"] = .bool(try visit.viewer.get().id == id)
  values["mailing"] = .bool(visit.site.mailing)
  values["forms"] = try visit.confirmedForms(refused)
  let chosen = try refused.flatMap { Role(rawValue: try $0.form.text("role")) } ?? standing.role
  values["roles"] = .list(
    Role.allCases.map { role -> Object in
      [
        "code": .text(role.rawValue), "chosen": .bool(role == chosen),
        "label": .text(visit.text("admin.role.\(role.rawValue)") ?? role.rawValue),
      ]
    })
  values["maximum"] = .number(Reason.limit)
  var facts = JSONObject()
  facts["uid"] = .string(id.text)
  facts["email"] = standing.email.map { .string($0.text) }
  facts["role"] = .string(standing.role.rawValue)
  facts["state"] = .string(standing.state.rawValue)
  facts["photo"] = member.photo.map { .string($0.id.text) }
  facts["held"] = .bool(member.photo?.isHeld ?? false)
  return try visit.formPage("admin-user", values, facts: facts)
}

extension Visit {
  /// The member whom the address names.
  func namedMember() throws -> Member {
    guard let id = MemberID(parameters["uid"] ?? ""), let member = try members.member(id) else {
      throw Failure.notFound
    }
    return member
  }
}
