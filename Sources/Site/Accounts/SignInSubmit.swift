import HTTP
import Members
import Templates

/// Signs in with e-mail address and password.
func signInSubmit(_ visit: Visit) throws -> Response {
  let form = try visit.readForm()
  let email = try form.text("email")
  let next = try form.text("next")
  let kept = KeptForm(carriedBy: form)
  let page = { try signInPage(visit, email: email, next: next, kept: kept) }
  return try visit.attempt(page) { _ in
    let attempt = try visit.limit(.password, account: email)
    let session: Session?
    do {
      session = try visit.members.signIn(
        email: email, password: try form.text("password"), device: visit.device,
        language: visit.language)
    } catch let waiting as StillWaiting {
      try attempt.succeeded()
      if visit.wantsJSON { throw waiting }
      return try visit.seeOther(visit.url("/join/waiting"))
    } catch let error as NotAdmitted {
      return try visit.show(again: page(), Failure(error))
    }
    guard let session else {
      visit.record(.signInFailed)
      return try visit.show(again: page(), Failure(.unprocessableContent, "sign-in-failed"))
    }
    try attempt.succeeded()
    try visit.begin(session)
    try visit.rememberBrowser(of: session.member)
    visit.record(.signedIn, session.member)
    if let kept, let page = try visit.bringBack(kept, at: next, to: session) { return page }
    try visit.leave(Notice("signed-in"))
    return try visit.seeOther(visit.safeNext(next) ?? visit.url("/users/\(session.member)"))
  }
}

extension Failure {
  init(_ error: NotAdmitted) {
    switch error {
    case .suspended(let reason?):
      self.init(.forbidden, "suspended", ["reason": .text(reason)])
    case .suspended(nil): self.init(.forbidden, "suspended", text: "suspended-plain")
    }
  }
}
