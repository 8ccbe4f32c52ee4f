import HTTP
import Members
import System
import Templates

/// The form for a forgotten password, or whom to ask.
func forgotShow(_ visit: Visit) throws -> Response {
  guard visit.site.mailing else {
    return try visit.told("forgot-off", action: ("/sign-in", "nav.sign-in"))
  }
  return try visit.show(forgotPage(visit, email: ""))
}

private func forgotPage(_ visit: Visit, email: String) throws -> Page {
  try visit.formPage("forgot", ["fields": ["email": .text(email)]])
}

/// Sends a link for a new password. The answer, and the time that it takes, is the same whether anybody
/// has the address.
func forgotSubmit(_ visit: Visit) throws -> Response {
  guard visit.site.mailing else { throw Failure(.forbidden, "forgot-off") }
  let form = try visit.readForm()
  let email = try form.text("email")
  let page = { try forgotPage(visit, email: email) }
  let begun = Clock.elapsed()
  return try visit.attempt(page) { _ in
    let address: EmailAddress
    do throws(Problem) { address = try EmailAddress(checking: email) } catch {
      var errors = FieldErrors()
      errors.add(error, at: .email, visit)
      return try visit.show(again: page(), errors, keeping: PhotoInForm())
    }
    _ = try visit.limit(.letter, account: address.text)
    try visit.site.recovering {
      let holder = try visit.members.holder(of: address)
      visit.record(.resetAsked, holder)
      if let holder {
        try visit.members.post(visit.resetLetter(of: holder, to: address), of: holder)
      } else {
        try visit.members.pretendToPost(visit.pretendedResetLetter(to: address))
      }
      // Both are done long before; what is left of a difference nobody sees.
      Clock.sleep(milliseconds: Int(max(0, 300 - (Clock.elapsed() - begun))))
    }
    try visit.leave(Notice("reset-sent"))
    return try visit.seeOther(visit.url("/sign-in"))
  }
}
