import HTTP
import Members
import Templates

/// The form for becoming a member, or why there is none.
func joinShow(_ visit: Visit) throws -> Response {
  if let session = try visit.session.get() {
    return try visit.seeOther(visit.url("/users/\(session.member)"))
  }
  switch visit.configuration.joining {
  case .open, .approve:
    return try visit.show(joinPage(visit, name: "", email: ""))
  case .invite:
    return try visit.told("join-invite", action: ("/sign-in", "nav.sign-in"))
  case .closed:
    return try visit.told("join-closed", action: ("/sign-in", "nav.sign-in"))
  }
}

func joinPage(
  _ visit: Visit, name: String, email: String, isInvited: Bool = false
) throws -> Page {
  var values = visit.photoFieldValues
  values["fields"] = ["name": .text(name), "email": .text(email)]
  values["minimum"] = .text(String(Password.minimum))
  values["action"] = .text(visit.request.path.encoded)
  if isInvited { values["stage"] = .text("\(visit.request.path.encoded)/staged") }
  values["invited"] = .bool(isInvited)
  values["approved"] = .bool(!isInvited && visit.configuration.joining == .approve)
  return try visit.formPage("join", values)
}

/// What happened to what somebody sent to join.
func joinSentShow(_ visit: Visit) throws -> Response { try visit.told("join-sent") }

func joinWaitingShow(_ visit: Visit) throws -> Response { try visit.told("join-waiting") }
