import HTTP
import Members
import Templates

/// Says what is deleted with the account, and asks for the password.
func accountDeleteShow(_ visit: Visit) throws -> Response {
  try visit.show(visit.passwordPage("account-delete", visit.signedIn()))
}

/// Deletes the member with all that is theirs, at once.
func accountDeleteSubmit(_ visit: Visit) throws -> Response {
  try visit.confirmingPassword("account-delete") { signedIn in
    do { try visit.members.delete(signedIn.member.id) } catch let last as LastAdministrator {
      return try visit.show(
        again: visit.passwordPage("account-delete", signedIn), Failure(last))
    }
    visit.record(.deleted)
    // Where no letters are sent it would only keep their name and address.
    if visit.site.mailing { visit.tell("account-deleted", signedIn) }
    try visit.endSession()
    try visit.leave(Notice("account-deleted"))
    return try visit.seeOther(visit.url("/"))
  }
}
