import HTTP
import Members

/// Who is signed in, with what only they are told.
struct SignedIn {
  let session: Session
  let member: Member
  let account: Account
}

extension Visit {
  /// The member whose account this is about; asks strangers to sign in. No cache keeps the answer.
  func signedIn() throws -> SignedIn {
    isPrivate = true
    guard try viewer.get() != .stranger, let session = try session.get(),
      let member = try visitor.get(), let account = try members.account(of: member.id)
    else { throw signInNeeded }
    return SignedIn(session: session, member: member, account: account)
  }

  /// Whether the form's `current` is the member's password; what is wrong goes to `errors`. The one
  /// place where it is asked again.
  func confirmPassword(
    _ form: Form, of id: MemberID, _ errors: inout FieldErrors
  ) throws -> Bool {
    let password = try form.text(Field.current.rawValue)
    if password.isEmpty {
      errors.add(Problem.currentEmpty, at: .current, self)
      return false
    }
    let attempt = try limit(.password, account: members.account(of: id)?.email.text)
    if try members.isPassword(password, of: id) {
      try attempt.succeeded()
      return true
    }
    record(.passwordRefused)
    errors.add(Problem.currentWrong, at: .current, self)
    return false
  }

  /// From now on this browser is signed in to nobody.
  func endSession() throws {
    try set(.session, "", maxAge: 0)
  }
}
