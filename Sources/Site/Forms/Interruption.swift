import HTTP
import Members
import Templates

extension Visit {
  /// The answer to a form that came after its session had ended: what was written waits in the form for
  /// signing in, or, where they are signed in again, stands in the form that is shown once more. Nil when
  /// there is nothing to be kept.
  func interrupted(_ failure: Failure) -> Response? {
    if wantsJSON || request.method != .post { return nil }
    switch failure.code {
    case "sign-in-needed": return try? askToSignIn(failure)
    case Failure.formToken.code: return try? showFormAgain(failure)
    default: return nil
    }
  }

  private func askToSignIn(_ failure: Failure) throws -> Response? {
    guard let owner = formerOwner, let next = pagePath,
      let kept = KeptForm(try readFields(), of: owner, sentTo: request.path.encoded)
    else { return nil }
    var page = try signInPage(self, email: "", next: next, kept: kept)
    page.status = failure.status
    page.values["problem"] = text("kept.signed-out").map { .text($0) }
    return try show(page)
  }

  /// Only on a page whose address says whose it is: in another member's browser it shows nothing.
  private func showFormAgain(_ failure: Failure) throws -> Response? {
    guard let session = try session.get(), parameters["uid"] == session.member.text,
      let form = refusedForm, let path = pagePath,
      let kept = KeptForm(form, of: session.member.text, sentTo: request.path.encoded)
    else { return nil }
    var response = try show(path, to: session, with: kept)
    response?.status = failure.status
    return response
  }

  /// After signing in: the page with the form, as it was filled in. Nil when it is somebody else who
  /// signed in now.
  func bringBack(_ kept: KeptForm, at next: String, to session: Session) throws -> Response? {
    guard kept.member == session.member.text, let path = safeNext(next) else { return nil }
    return try show(path, to: session, with: kept)
  }
}
