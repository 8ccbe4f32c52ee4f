import HTTP
import Members
import Store
import Templates

/// Where the member is signed in.
func sessionsShow(_ visit: Visit) throws -> Response {
  let signedIn = try visit.signedIn()
  let sessions = try visit.members.sessions(seenFrom: signedIn.session)
  let values: Object = [
    "sessions": .list(sessions.map(visit.sessionValue)),
    "hasOthers": .bool(sessions.count > 1),
  ]
  var facts = JSONObject()
  facts["sessions"] = .array(sessions.map(visit.sessionFacts))
  return try visit.show(visit.formPage("account-sessions", values, facts: facts))
}

/// Ends the session that the form names, or `others`, or `all`.
func sessionsSubmit(_ visit: Visit) throws -> Response {
  let signedIn = try visit.signedIn()
  let form = try visit.readForm()
  let id = signedIn.member.id
  let wanted = try form.text("session")
  switch wanted {
  case "others": try visit.members.endSessions(of: id, except: signedIn.session)
  case "all": try visit.members.endSessions(of: id)
  default: try visit.members.endSession(wanted, of: id)
  }
  visit.record(.sessionsEnded)
  if try visit.members.session(cookie: signedIn.session.cookie) == nil {
    try visit.endSession()
    try visit.leave(wanted == "all" ? Notice("signed-out-everywhere") : Notice("signed-out"))
    return try visit.seeOther(visit.url("/"))
  }
  try visit.leave(wanted == "others" ? Notice("signed-out-others") : Notice("signed-out-there"))
  return try visit.seeOther(visit.url("/account/sessions"))
}

extension Visit {
  fileprivate func sessionValue(_ session: SessionEntry) -> Value {
    let pages = site.pages
    return [
      "id": .text(session.id), "device": .text(deviceName(session.device)),
      "isCurrent": .bool(session.isCurrent),
      "begun": .text(pages.date(session.begun, in: language)),
      "used": .text(pages.date(session.used, in: language)),
    ]
  }

  fileprivate func sessionFacts(_ session: SessionEntry) -> JSON {
    [
      "id": .string(session.id), "device": .string(session.device),
      "begun": .integer(session.begun), "used": .integer(session.used),
      "current": .bool(session.isCurrent),
    ]
  }
}
