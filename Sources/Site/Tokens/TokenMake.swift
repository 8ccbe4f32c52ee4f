import HTTP
import Members
import Store
import Templates

/// Makes a token: for who is signed in, by the form; or for a program, by e-mail address and password,
/// and then cookies count for nothing. Its text is shown this once.
func tokenMake(_ visit: Visit) throws -> Response {
  visit.isPrivate = true
  let form = try visit.readFields()
  if form.fields.contains("password") { return try tokenByPassword(visit, form) }
  let owner = try visit.tokenOwner()
  try visit.checkToken(form)
  let typed = try TypedToken(
    name: form.text("name"), scopes: form.fields.texts("scope"),
    days: form.fields.text("days") ?? "30")
  let page = { try tokensPage(visit, owner, typed: typed) }
  return try visit.attempt(page) { _ in
    var errors = FieldErrors()
    do {
      let order = try TokenOrder(form)
      guard try visit.confirmPassword(form, of: owner, &errors) else {
        return try visit.show(again: page(), errors, keeping: PhotoInForm())
      }
      let (text, token) = try visit.members.makeToken(order, of: owner)
      visit.record(.tokenMade, owner)
      var page = Page(
        "account-token", ["text": .text(text), "apiToken": visit.tokenValue(token)],
        json: made(text, token, owner))
      page.status = .created
      return try visit.show(page)
    } catch let invalid as InvalidFields {
      errors.add(invalid, visit)
      return try visit.show(again: page(), errors, keeping: PhotoInForm())
    }
  }
}

private func tokenByPassword(_ visit: Visit, _ form: Form) throws -> Response {
  do {
    let order = try TokenOrder(form)
    let owner = try visit.passwordOwner(
      email: form.text("email"), password: form.text("password"))
    guard let owner else { throw Failure(.unprocessableContent, "sign-in-failed") }
    let (text, token) = try visit.members.makeToken(order, of: owner)
    visit.record(.tokenMade, owner)
    return visit.json(made(text, token, owner), .created)
  } catch let invalid as InvalidFields {
    var errors = FieldErrors()
    errors.add(invalid, visit)
    return errors.problem(visit)
  }
}

private func made(_ text: String, _ token: APIToken, _ owner: MemberID) -> JSON {
  guard case .object(var facts) = token.facts else { return .null }
  facts["uid"] = .string(owner.text)
  facts["token"] = .string(text)
  return .object(facts)
}

extension TokenOrder {
  /// `scope` may be sent several times, or hold several words.
  fileprivate init(_ form: Form) throws {
    try self.init(
      name: form.text("name"), scopes: form.fields.texts("scope").joined(separator: " "),
      days: form.fields.text("days") ?? "30")
  }
}

extension Visit {
  /// Who has this address and password; nil when nobody does.
  fileprivate func passwordOwner(email: String, password: String) throws -> MemberID? {
    let attempt = try limit(.password, account: email)
    guard let member = try members.member(email: email, password: password) else {
      record(.signInFailed)
      return nil
    }
    try attempt.succeeded()
    return member
  }
}
