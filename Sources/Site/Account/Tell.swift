import Members
import System

extension Visit {
  /// Writes to a member what has just happened to their account, in their language. What has happened
  /// stays so even if there is no room for the letter. Of who they are it tells only an address that is
  /// theirs for certain: anybody can join with words of their own as the name and somebody else's address.
  func tell(_ letter: String, _ member: Member, _ account: Account, reason: Reason? = nil) {
    var values: [String: String] = [:]
    if account.isConfirmed { values["name"] = member.name }
    values["reason"] = reason?.text
    do {
      // Nothing of an account goes on without it, but that it is gone.
      let isThere = try members.member(member.id) != nil
      try members.post(
        self.letter(letter, to: account.email, language: account.language, values),
        of: isThere ? member.id : nil)
    } catch {
      Log.write("the letter \(letter) could not be posted: \(error)")
    }
  }

  func tell(_ letter: String, _ signedIn: SignedIn) {
    tell(letter, signedIn.member, signedIn.account)
  }
}
