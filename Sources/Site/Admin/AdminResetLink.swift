import HTTP
import Members
import Store

/// Makes a link by which a member chooses a new password: sent to their address, or shown once, to be handed
/// over.
func adminResetLink(_ visit: Visit) throws -> Response {
  let actor = try visit.moderator(atLeast: .administrator)
  let form = try visit.readForm()
  let member = try visit.namedMember()
  guard visit.configuration.baseURL != nil else { throw Failure(.conflict, "no-base-url") }
  return try visit.confirming("reset-link", on: member, form) {
    try visit.members.log(Act(.resetLink, by: actor, on: member.id))
    let email = try visit.members.standing(of: member.id).email
    if let email, visit.site.mailing, try form.text("by") == "mail" {
      try visit.members.post(visit.resetLetter(of: member.id, to: email), of: member.id)
      try visit.leave(Notice("reset-link-sent"))
      return try visit.seeOther(visit.url("/admin/users/\(member.id)"))
    }
    let token = try visit.members.makeLink(.reset, of: member.id, lifetime: 86_400_000)
    let link = visit.address("/reset/\(token)")
    var values = try visit.adminValues("users")
    values["member"] = .object(try visit.adminRow(member))
    values["link"] = .text(link)
    return try visit.show(Page("admin-link", values, json: ["link": .string(link)]))
  }
}
