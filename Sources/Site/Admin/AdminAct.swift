import HTTP
import Members

/// Does something to a member, and goes back to where it was asked for.
func adminAct(_ visit: Visit) throws -> Response {
  let name = visit.parameters["act"] ?? ""
  guard let act = MemberAct.all[name] else { throw Failure.notFound }
  let actor = try visit.moderator(atLeast: act.least)
  let member = try visit.namedMember()
  let form = try visit.readForm()
  guard try visit.mayAct(on: member.id) else { throw Failure(.forbidden, "administrators-only") }
  if !act.isForOneself, actor == .member(member.id) { throw Failure(.forbidden, "not-yourself") }
  let change = {
    let isDone = try act.run(ActRequest(visit: visit, member: member, form: form, actor: actor))
    try visit.leave(isDone ? Notice("act-done") : Notice("act-late"))
    let isFromQueue = try form.text("back") == "queue"
    let isGone = try visit.members.member(member.id) == nil
    let place =
      isFromQueue ? "/admin/queue" : isGone ? "/admin/users" : "/admin/users/\(member.id)"
    return try visit.seeOther(visit.url(place))
  }
  return act.asksPassword ? try visit.confirming(name, on: member, form, change) : try change()
}
