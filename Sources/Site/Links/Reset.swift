import HTTP
import Members
import System
import Templates

/// The form for a new password, for whoever has a link. Opening it alone changes nothing.
func resetShow(_ visit: Visit) throws -> Response {
  _ = try visit.link(for: .reset)
  return try visit.show(resetPage(visit))
}

private func resetPage(_ visit: Visit) throws -> Page {
  try visit.formPage(
    "reset",
    [
      "action": .text(visit.request.path.encoded),
      "minimum": .text(String(Password.minimum)),
    ])
}

/// Sets the new password; every session of the member ends, and they sign in with it.
func resetSubmit(_ visit: Visit) throws -> Response {
  let link = try visit.link(for: .reset)
  let form = try visit.readForm()
  return try visit.attempt({ try resetPage(visit) }) { _ in
    do {
      let password = try visit.members.newPassword(
        form.text("password"), by: link, site: visit.configuration.siteName)
      try visit.members.resetPassword(by: link, to: password)
    } catch let invalid as InvalidFields {
      var errors = FieldErrors()
      errors.add(invalid, visit)
      return try visit.show(again: resetPage(visit), errors, keeping: PhotoInForm())
    }
    visit.record(.passwordReset, link.member)
    try visit.tellOfNewPassword(link.member)
    try visit.leave(Notice("password-reset"))
    return try visit.seeOther(visit.url("/sign-in"))
  }
}

extension Visit {
  /// Writes to a member that their password was changed, where letters are sent. Whoever came by the link
  /// does not wait for what others have tried meanwhile.
  fileprivate func tellOfNewPassword(_ id: MemberID) throws {
    guard let member = try members.member(id), let account = try members.account(of: id) else {
      return
    }
    if site.mailing { tell("password-changed", member, account) }
    try rememberBrowser(of: id)
  }
}
