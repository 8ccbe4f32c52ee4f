import HTTP
import Members
import Store
import Templates

/// Everything that moderators and administrators did, the latest first.
func adminLog(_ visit: Visit) throws -> Response {
  _ = try visit.moderator()
  let page = try visit.members.acts(before: visit.cursor("before"))
  var values = try visit.adminValues("log")
  values["acts"] = .list(try page.acts.map { .object(try visit.actValue($0)) })
  values["older"] = page.older.map { .text(visit.url("/admin/log?before=\($0)")) }
  var json = JSONObject()
  json["acts"] = .array(page.acts.map(\.json))
  json["before"] = page.older.map { .integer($0) }
  return try visit.show(Page("admin-log", values, json: .object(json)))
}

extension Act {
  fileprivate var json: JSON {
    var json = JSONObject()
    json["time"] = .integer(time)
    json["act"] = .string(kind.rawValue)
    json["by"] = .string(by.text)
    json["uid"] = member.map { .string($0.text) }
    json["photo"] = photo.map { .string($0.text) }
    json["note"] = note.map { .string($0) }
    return .object(json)
  }
}

extension Visit {
  fileprivate func actValue(_ act: Act) throws -> Object {
    var value: Object = [
      "moment": .text(site.pages.moment(act.time, in: language)),
      "what": .text(text("admin.act.\(act.kind.rawValue)") ?? act.kind.rawValue),
    ]
    switch act.by {
    case .command: value["by"] = .object(["name": .text(text("admin.log.command") ?? "")])
    case .member(let id): value["by"] = .object(try whoValue(id))
    }
    value["whom"] = try act.member.map { .object(try whoValue($0)) }
    value["note"] = act.note.map { .text(noteText($0, of: act.kind)) }
    return value
  }

  /// What moderators wrote stands as it is; a code is told in words.
  private func noteText(_ note: String, of kind: Act.Kind) -> String {
    switch kind {
    case .add, .role: text("admin.role.\(note)") ?? note
    case .dismiss: text("report.subject.\(note)") ?? note
    case .invite: text("admin.log.invited.\(note)") ?? note
    default: note
    }
  }

  /// A member's name, and their address for moderators while there is one.
  private func whoValue(_ id: MemberID) throws -> Object {
    guard let member = try members.readable(id) else { return ["name": .text(id.text)] }
    return ["name": .text(member.name), "url": .text(url("/admin/users/\(id)"))]
  }
}
