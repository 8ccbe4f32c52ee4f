import HTTP
import Members

/// Sends the letter again by which the member confirms their address: the one that is to become theirs, or,
/// when none is, the one that they have.
func letterAgain(_ visit: Visit) throws -> Response {
  let signedIn = try visit.signedIn()
  _ = try visit.readForm()
  let (id, account) = (signedIn.member.id, signedIn.account)
  return try visit.attempt({ try accountPage(visit, signedIn) }) { _ in
    guard try visit.mayAskForLetter(signedIn) else {
      try visit.leave(Notice("nothing-to-confirm"))
      return try visit.seeOther(visit.url("/account"))
    }
    _ = try visit.limit(.letter, account: account.email.text)
    if let pending = account.pendingEmail {
      try visit.askForAddress(pending, signedIn)
      try visit.leave(Notice("email-sent"))
    } else {
      try visit.members.post(visit.confirmation(of: account.email, for: id), of: id)
      try visit.leave(Notice("confirm-sent"))
    }
    return try visit.seeOther(visit.url("/account"))
  }
}

extension Visit {
  /// Whether there is an address to be confirmed, where letters are sent.
  func mayAskForLetter(_ signedIn: SignedIn) throws -> Bool {
    if !site.mailing { return false }
    if signedIn.account.pendingEmail != nil { return true }
    return try !members.isConfirmed(signedIn.member.id)
  }
}
