import HTTP
import Members
import System

/// Does something to a member, and goes back to where it was asked for.
func adminAct(_ visit: Visit) throws -> Response {
  let name = visit.parameters["act"] ?? ""
  guard let act = MemberAct.all[name] else { throw Failure.notFound }
  let actor = try visit.moderator(atLeast: act.least)
  guard let id = MemberID(visit.parameters["uid"] ?? ""), let member = try visit.members.member(id)
  else { throw Failure.notFound }
  let form = try visit.readForm()
  guard try visit.mayAct(on: id) else { throw Failure(.forbidden, "administrators-only") }
  if !act.isForOneself, actor == .member(id) { throw Failure(.forbidden, "not-yourself") }
  let isDone = try act.run(ActRequest(visit: visit, member: member, form: form, actor: actor))
  try visit.leave(isDone ? Notice("act-done") : Notice("act-late"))
  let isFromQueue = try form.text("back") == "queue"
  let isGone = try visit.members.member(id) == nil
  let place = isFromQueue ? "/admin/queue" : isGone ? "/admin/users" : "/admin/users/\(id)"
  return try visit.seeOther(visit.url(place))
}

extension Visit {
  /// Writes to a member what a moderator did. That nothing can be posted undoes nothing.
  func tell(
    _ name: String, to email: EmailAddress, language: String?, name member: String,
    reason: Reason?
  ) {
    var values = ["name": member]
    values["reason"] = reason?.text
    do {
      try members.post(letter(name, to: email, language: language ?? "en", values))
    } catch { Log.write("the letter \(name) could not be posted: \(error)") }
  }
}
