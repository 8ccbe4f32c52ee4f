import HTTP
import Members
import Templates

/// Puts away what moderators have told the member.
func noticesDismiss(_ visit: Visit) throws -> Response {
  let member = try visit.ownMember()
  _ = try visit.readForm()
  try visit.members.dismissNotices(of: member.id)
  return try visit.seeOther(visit.url("/users/\(member.id)"))
}

extension Visit {
  /// What moderators have told the member, for their own page.
  func noticesValue(_ member: Member) -> Value {
    .list(
      member.notices.compactMap { notice in
        guard let sentence = text("told.\(notice.code)") else { return nil }
        var value: Object = [
          "text": .text(sentence), "date": .text(site.pages.date(notice.time, in: language)),
        ]
        value["reason"] = notice.reason.map { .text($0) }
        return .object(value)
      })
  }
}
