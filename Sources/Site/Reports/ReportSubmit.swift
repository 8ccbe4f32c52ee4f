import HTTP
import Members
import Templates

/// Takes down what a visitor finds wrong with a profile.
func reportSubmit(_ visit: Visit) throws -> Response {
  let member = try visit.visibleMember(visit.parameters["uid"] ?? "")
  let form = try visit.readForm()
  let (kind, causeName) = (try form.text("subject"), try form.text("cause"))
  let text = try form.text("words")
  let page = {
    try reportPage(visit, member, subject: kind, cause: causeName, words: text)
  }
  return try visit.attempt(page) { _ in
    let seen = try member.photo(shownTo: visit.viewer(of: member))?.id
    guard let subject = Report.Subject(kind, of: member, photo: seen),
      let cause = Report.Cause(rawValue: causeName)
    else { return try refuse("report.incomplete", "report-incomplete", page(), visit) }
    let words: Reason?
    do throws(Problem) { words = try Reason(text) } catch {
      return try refuse("field.\(error.code)", "reason-long", page(), visit, limit: error.limit)
    }
    // Of a photo that was replaced since the page was shown there is nothing to report any more.
    _ = try visit.limit(.report)
    if try kind != "photo" || seen?.text == form.text("photo") {
      try visit.members.report(
        subject, of: member, as: cause, words: words, by: visit.viewer.get())
    }
    try visit.leave(Notice("reported"))
    return try visit.seeOther(visit.url("/users/\(member.id)"))
  }
}

private func refuse(
  _ text: String, _ code: String, _ page: Page, _ visit: Visit, limit: Int? = nil
) throws -> Response {
  if visit.wantsJSON {
    throw Failure(.unprocessableContent, code, ["maximum": .text("\(limit ?? 0)")])
  }
  var page = page
  page.status = .unprocessableContent
  page.values["problem"] =
    visit.text(text, ["maximum": .text(limit.map(String.init) ?? "")]).map { .text($0) }
  return try visit.show(page)
}

extension Report.Subject {
  /// Nil for what the visitor does not see.
  fileprivate init?(_ kind: String, of member: Member, photo: PhotoID?) {
    switch (kind, photo) {
    case ("photo", let photo?): self = .photo(photo)
    case ("name", _): self = .name
    case ("bio", _) where member.bio != nil: self = .bio
    default: return nil
    }
  }
}
