import Members
import System

extension Visit {
  /// Writes to a member what has just happened to their account, in their language. What has happened
  /// stays so even if there is no room for the letter.
  func tell(_ letter: String, _ member: Member, _ account: Account) {
    do {
      try members.post(
        self.letter(
          letter, to: account.email, language: account.language, ["name": member.name]))
    } catch {
      Log.write("the letter \(letter) could not be posted: \(error)")
    }
  }

  func tell(_ letter: String, _ signedIn: SignedIn) {
    tell(letter, signedIn.member, signedIn.account)
  }
}
