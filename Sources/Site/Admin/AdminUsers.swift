import HTTP
import Members
import Store
import Templates

/// All members, the newest first, or those found by name or e-mail address, also those whom others are not
/// shown.
func adminUsers(_ visit: Visit) throws -> Response {
  _ = try visit.moderator()
  var values = try visit.adminValues("users")
  var found: [Member] = []
  let typed = try visit.query("q") ?? ""
  values["query"] = .text(typed)
  if typed.contains("@") {
    found = try visit.members.member(named: typed).map { [$0] } ?? []
  } else if typed.isEmpty {
    let cursor = try visit.cursor("before")
    let page = try visit.members.everybody(before: cursor, count: 50)
    found = page.members
    values["next"] = page.older.map { .text(visit.url("/admin/users?before=\($0)")) }
    if cursor != nil { values["first"] = .text(visit.url("/admin/users")) }
  } else if let search = try visit.search() {
    let page = try visit.site.searching {
      try visit.members.search(
        search.query, before: visit.cursor("before"), count: 20, includingHidden: true)
    }
    found = page.members
    values["next"] = page.older.map {
      .text(visit.url("/admin/users?q=\(search.text.percentEncoded)&before=\($0)"))
    }
  }
  values["members"] = .list(try found.map { .object(try visit.adminRow($0)) })
  let json: JSON = ["members": .array(found.map { .string($0.id.text) })]
  return try visit.show(Page("admin-users", values, json: json))
}

extension Visit {
  /// A member as lists of the moderators show them.
  func adminRow(_ member: Member) throws -> Object {
    let standing = try members.standing(of: member.id)
    var value = profileValue(member, photo: member.photo, own: false)
    value["adminURL"] = .text(url("/admin/users/\(member.id)"))
    value["email"] = standing.email.map { .text($0.text) }
    value["role"] = .text(text("admin.role.\(standing.role.rawValue)") ?? "")
    value["state"] = .text(text("admin.state.\(standing.state.rawValue)") ?? "")
    value["mayAct"] = .bool(Access.mayModerate(try viewer.get(), whoIs: standing.role))
    value["isActive"] = .bool(standing.state == .active)
    value["isPending"] = .bool(standing.state == .pending)
    value["isSuspended"] = .bool(standing.state == .suspended)
    value["suspendedBecause"] = standing.suspension?.reason.map { .text($0) }
    return value
  }
}
