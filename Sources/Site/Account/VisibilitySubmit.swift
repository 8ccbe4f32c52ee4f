import HTTP
import Members

/// Shows the member's profile to everyone, or to members only.
func visibilitySubmit(_ visit: Visit) throws -> Response {
  let signedIn = try visit.signedIn()
  let form = try visit.readForm()
  guard let visibility = Showing(rawValue: try form.text("visibility")), visibility != .nobody
  else { throw Failure(.badRequest, "bad-visibility", text: "bad-request") }
  if visibility != signedIn.member.visibility {
    try visit.members.setVisibility(visibility, of: signedIn.member.id)
  }
  try visit.leave(
    visibility == .members ? Notice("shown-to-members") : Notice("shown-to-everyone"))
  return try visit.seeOther(visit.url("/account"))
}
