import HTTP
import Members
import Store
import Templates

/// How the site is doing, as far as moderators care.
func adminShow(_ visit: Visit) throws -> Response {
  _ = try visit.moderator()
  let size = try visit.members.queueSize()
  var values = try visit.adminValues("overview")
  let outbox = try visit.members.outbox()
  values["mailing"] = .bool(visit.site.mailing)
  values["waiting"] = .number(outbox.waiting)
  values["failed"] = .number(outbox.failed)
  let asking = try visit.members.waiting(for: .approval).count
  let joining = visit.configuration.joining.rawValue
  values["asking"] = .number(asking)
  values["joining"] = .text(visit.text("admin.joining.\(joining)") ?? joining)
  values["days"] = .number(visit.configuration.quarantineDays)
  values["keepsEvidence"] = .bool(visit.configuration.quarantineDays > 0)
  values["holdsNew"] = .bool(visit.configuration.holdsNew)
  let facts: JSON = [
    "reports": .integer(Int64(size.reports)), "held": .integer(Int64(size.held)),
    "asking": .integer(Int64(asking)), "joining": .string(joining),
    "mailing": .bool(visit.site.mailing),
    "letters": [
      "waiting": .integer(Int64(outbox.waiting)), "failed": .integer(Int64(outbox.failed)),
    ],
  ]
  return try visit.show(Page("admin", values, json: facts))
}
