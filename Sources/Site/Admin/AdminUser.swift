import HTTP
import Members
import Store
import Templates

/// One member, with all that a moderator may do.
func adminUser(_ visit: Visit) throws -> Response {
  let actor = try visit.moderator()
  guard let id = MemberID(visit.parameters["uid"] ?? ""), let member = try visit.members.member(id)
  else { throw Failure.notFound }
  let standing = try visit.members.standing(of: id)
  var values = try visit.adminValues("users")
  var row = try visit.adminRow(member)
  row["picture"] = member.photo.map { visit.pictureValue($0.id) }
  row["held"] = .bool(member.photo?.isHeld ?? false)
  row["locked"] = .bool(member.areUploadsLocked)
  row["shownTo"] = .text(visit.text("admin.shown.\(member.showing.rawValue)") ?? "")
  values["member"] = .object(row)
  values["self"] = .bool(actor == .member(id))
  values["roles"] = .list(
    Role.allCases.map { role -> Object in
      [
        "code": .text(role.rawValue), "chosen": .bool(role == standing.role),
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
  return try visit.show(visit.formPage("admin-user", values, facts: facts))
}
