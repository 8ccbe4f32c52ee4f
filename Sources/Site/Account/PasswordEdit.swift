import HTTP
import Members
import Templates

/// The form for another password.
func passwordShow(_ visit: Visit) throws -> Response {
  try visit.show(passwordPage(visit, visit.signedIn()))
}

/// Changes the password. This session goes on under another cookie, and all others end.
func passwordSubmit(_ visit: Visit) throws -> Response {
  let signedIn = try visit.signedIn()
  let form = try visit.readForm()
  let page = { try passwordPage(visit, signedIn) }
  return try visit.attempt(page) { _ in
    var errors = FieldErrors()
    let isConfirmed = try visit.confirmPassword(form, of: signedIn.member.id, &errors)
    let chosen = try form.text(Field.password.rawValue)
    var password: Password?
    do throws(Problem) {
      password = try Password(
        chosen, name: signedIn.member.name, email: signedIn.account.email.text,
        site: visit.configuration.siteName)
    } catch { errors.add(error, at: .password, visit) }
    guard isConfirmed, let password else {
      return try visit.show(again: page(), errors, keeping: PhotoInForm())
    }
    let session = try visit.members.changePassword(to: password, by: signedIn.session)
    try visit.begin(session)
    try visit.rememberBrowser(of: session.member)
    visit.record(.passwordChanged)
    visit.tell("password-changed", signedIn)
    try visit.leave(Notice("password-changed"))
    return try visit.seeOther(visit.url("/account"))
  }
}

private func passwordPage(_ visit: Visit, _ signedIn: SignedIn) throws -> Page {
  var page = try visit.passwordPage("account-password", signedIn)
  page.values["minimum"] = .text(String(Password.minimum))
  return page
}
