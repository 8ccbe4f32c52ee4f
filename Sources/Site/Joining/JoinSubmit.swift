import HTTP
import Imaging
import Members
import System
import Templates

/// Becomes a member, or asks to.
func joinSubmit(_ visit: Visit) throws -> Response {
  try visit.checkJoining()
  return try takeApplication(visit, with: nil)
}

/// Takes what was filled in, with or without a photo. Whoever is a member then is signed in.
func takeApplication(_ visit: Visit, with invitation: Invitation?) throws -> Response {
  // Sent again by somebody whose connection was lost before they learned that they are a member.
  if let session = try visit.session.get() {
    return try visit.seeOther(visit.url("/users/\(session.member)"))
  }
  let form = try visit.readForm()
  let name = try form.text("name")
  let email = try form.text("email")
  let password = try form.text("password")
  var errors = FieldErrors()
  var application: Application?
  do throws(InvalidFields) {
    application = try Application(
      name: name, email: email, password: password, site: visit.configuration.siteName)
  } catch { errors.add(error, visit) }
  let way = visit.wayIn(application, invitation)
  let page = {
    try joinPage(visit, name: name, email: email, isInvited: invitation != nil)
  }
  return try visit.attempt(page) { photo in
    if let application {
      // Also who only wants to know whether an address is taken.
      _ = try visit.limit(.join)
      if way != .confirmation, try !visit.members.isFree(application.email) {
        errors.add(Problem.emailTaken, at: .email, visit)
      }
    }
    photo = try visit.developPhoto(form, &errors)
    if errors.isEmpty, let application {
      do {
        return try visit.take(application, photo, invitation, waitingFor: way)
      } catch let invalid as InvalidFields {
        errors.add(invalid, visit)
      }
    }
    return try visit.show(again: page(), errors, keeping: photo)
  }
}

extension Visit {
  /// Turns strangers away where they may not join without an invitation.
  func checkJoining() throws {
    switch configuration.joining {
    case .open, .approve: return
    case .invite: throw Failure(.forbidden, "join-invite")
    case .closed: throw Failure(.forbidden, "join-closed")
    }
  }

  /// What this application has to wait for; nil: for nothing.
  fileprivate func wayIn(_ application: Application?, _ invitation: Invitation?) -> Wait? {
    let isConfirmed =
      invitation?.isMailed == true && invitation?.email == application?.email
    if configuration.confirmsBeforeJoining, !isConfirmed { return .confirmation }
    return configuration.joining == .approve && invitation == nil ? .approval : nil
  }

  fileprivate func take(
    _ application: Application, _ photo: PhotoInForm, _ invitation: Invitation?,
    waitingFor wait: Wait?
  ) throws -> Response {
    guard let wait else {
      let session = try members.join(
        application, photo: photo.print, device: device, language: language,
        invitation: invitation)
      try begin(session)
      try rememberBrowser(of: session.member)
      record(.joined, session.member)
      askToConfirm(application.email, of: session.member)
      try leave(Notice("joined") + photo.developed?.notice, onPhotoOf: session.member)
      return try seeOther(url("/users/\(session.member)"))
    }
    if wait == .confirmation { _ = try limit(.letter, account: application.email.text) }
    let id = try members.apply(
      application, photo: photo.print, language: language, until: wait, invitation: invitation)
    switch wait {
    case .approval:
      askToConfirm(application.email, of: id)
      return try seeOther(url("/join/waiting"))
    case .confirmation:
      try answerByLetter(application.email, of: id)
      return try seeOther(url("/join/sent"))
    }
  }

  /// Whoever has the address is told how to go on: to confirm it, or that they are a member already. All
  /// else is the same, so that whoever filled in the form does not learn which.
  private func answerByLetter(_ email: EmailAddress, of id: MemberID) throws {
    let holder = try members.holder(of: email)
    let letter = try confirmation(of: email, for: id)
    guard let holder else { return try members.post(letter, of: id) }
    try members.post(
      self.letter(
        "already-member", to: email, language: members.language(of: holder),
        members.isConfirmed(holder) ? members.member(holder).map { ["name": $0.name] } ?? [:] : [:]),
      of: holder)
  }
}
