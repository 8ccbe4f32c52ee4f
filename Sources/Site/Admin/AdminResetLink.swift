import HTTP
import Members
import Store

/// Makes a link by which a member chooses a new password, and shows it once, to be handed over.
func adminResetLink(_ visit: Visit) throws -> Response {
  let actor = try visit.moderator(atLeast: .administrator)
  _ = try visit.readForm()
  guard let id = MemberID(visit.parameters["uid"] ?? ""), let member = try visit.members.member(id)
  else { throw Failure.notFound }
  guard let base = visit.configuration.baseURL else {
    throw Failure(.conflict, "no-base-url")
  }
  try visit.members.log(Act(.resetLink, by: actor, on: id))
  let token = try visit.members.makeLink(.reset, of: id, lifetime: 86_400_000)
  let link = "\(base.text)/reset/\(token)"
  var values = try visit.adminValues("users")
  values["member"] = .object(try visit.adminRow(member))
  values["link"] = .text(link)
  return try visit.show(Page("admin-link", values, json: ["link": .string(link)]))
}
