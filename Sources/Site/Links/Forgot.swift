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
    let holder = try visit.members.holder(of: address)
    visit.record(.resetAsked, holder)
    if let holder {
      try visit.members.post(reset(visit, of: holder, to: address))
    } else {
      try visit.members.pretendToPost(pretended(visit, to: address))
    }
    // Both are done long before; what is left of a difference nobody sees.
    Clock.sleep(milliseconds: Int(max(0, 300 - (Clock.elapsed() - begun))))
    try visit.leave(Notice("reset-sent"))
    return try visit.seeOther(visit.url("/sign-in"))
  }
}

private func reset(_ visit: Visit, of id: MemberID, to address: EmailAddress) throws -> Letter {
  let token = try visit.members.makeLink(
    .reset, of: id, email: address, lifetime: Members.resetLifetime)
  return try letter(
    visit, token, to: address, name: visit.members.member(id)?.name,
    language: visit.members.language(of: id))
}

private func pretended(_ visit: Visit, to address: EmailAddress) throws -> Letter {
  try letter(
    visit, visit.members.pretendToMakeLink(), to: address, name: address.text, language: nil)
}

private func letter(
  _ visit: Visit, _ token: String, to address: EmailAddress, name: String?, language: String?
) throws -> Letter {
  var values = ["link": visit.address("/reset/\(token)")]
  values["name"] = name
  return try visit.letter(
    "reset", to: address, language: language,
    until: Clock.milliseconds() + Members.resetLifetime, values)
}
