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
  values["holdsNew"] = .bool(visit.configuration.holdsNew)
  let facts: JSON = [
    "reports": .integer(Int64(size.reports)), "held": .integer(Int64(size.held)),
    "mailing": .bool(visit.site.mailing),
    "letters": [
      "waiting": .integer(Int64(outbox.waiting)), "failed": .integer(Int64(outbox.failed)),
    ],
  ]
  return try visit.show(Page("admin", values, json: facts))
}
