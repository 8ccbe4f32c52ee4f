import Members
import System

extension Visit {
  /// Writes to somebody what has just happened to their account, in their language. What has happened
  /// stays so even if there is no room for the letter.
  func tell(_ letter: String, _ signedIn: SignedIn, at address: EmailAddress? = nil) {
    let account = signedIn.account
    do {
      try members.post(
        self.letter(
          letter, to: address ?? account.email, language: account.language,
          ["name": signedIn.member.name]))
    } catch {
      Log.write("the letter \(letter) could not be posted: \(error)")
    }
  }
}
