import HTTP
import Members
import System

/// Milliseconds for which the form for joining may come again and mean the same.
private let again: Int64 = 60_000

extension Visit {
  /// The answer to a form that was sent twice, as by two quick presses of its button: whoever joined a moment
  /// ago with this address and password is signed in. Nil for everybody else.
  func answerAgain(_ application: Application, password: String) throws -> Response? {
    guard let holder = try members.holder(of: application.email),
      let joined = try members.member(holder)?.dateJoined,
      (0...again).contains(Clock.milliseconds() - joined)
    else { return nil }
    let attempt = try limit(.password, account: application.email.text)
    do {
      let session = try members.signIn(
        email: application.email.text, password: password, device: device, language: language)
      guard let session else { return nil }
      try attempt.succeeded()
      try begin(session)
      try remember(account: application.email.text)
      record(.signedIn, session.member)
      try leave(Notice("joined"))
      return try seeOther(url("/users/\(session.member)"))
    } catch is StillWaiting {
      try attempt.succeeded()
      return try seeOther(url("/join/waiting"))
    } catch is NotAdmitted { return nil }
  }
}
