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
    visit.tellOfNewPassword(link.member)
    try visit.leave(Notice("password-reset"))
    return try visit.seeOther(visit.url("/sign-in"))
  }
}

extension Visit {
  /// Writes to a member that their password was changed, where letters are sent. The change stays when
  /// that cannot be written.
  func tellOfNewPassword(_ id: MemberID) {
    do {
      guard site.mailing, let email = try members.account(of: id)?.email else { return }
      try members.post(
        letter(
          "password-changed", to: email, language: members.language(of: id),
          members.member(id).map { ["name": $0.name] } ?? [:]))
    } catch { Log.write("a letter about a new password: \(error)") }
  }
}
