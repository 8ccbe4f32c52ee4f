import HTTP
import Members
import Text
import Templates

extension Visit {
  /// Who acts, if they may: strangers are asked to sign in, others turned away.
  func moderator(atLeast least: Role = .moderator) throws -> Act.Actor {
    let viewer = try viewer.get()
    guard let id = viewer.id else { throw signInNeeded }
    let (may, text) =
      least == .administrator
      ? (Access.mayAdminister, "administrators-page") : (Access.mayModerate, "moderators-only")
    guard may(viewer) else { throw Failure(.forbidden, "forbidden", text: text) }
    isPrivate = true
    return .member(id)
  }

  /// Whether who asks may do something to this member and what they show.
  func mayAct(on id: MemberID) throws -> Bool {
    try Access.mayModerate(viewer.get(), whoIs: members.standing(of: id).role)
  }

  /// What every page of the moderators has: which one it is, and how much waits.
  func adminValues(_ part: String) throws -> Object {
    let size = try members.queueSize()
    var values: Object = [
      "reports": .number(size.reports), "held": .number(size.held),
      "administers": .bool(Access.mayAdminister(try viewer.get())),
    ]
    values["part"] = .object([part: true])
    return values
  }

  /// A moment, for lists.
  func dateValue(_ time: Int64) -> Value {
    [
      "text": .text(site.pages.date(time, in: language)),
      "iso": .text(CivilDate(milliseconds: time).isoText),
    ]
  }
}
