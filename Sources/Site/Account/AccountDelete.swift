import HTTP
import Members
import Templates

/// Says what is deleted with the account, and asks for the password.
func accountDeleteShow(_ visit: Visit) throws -> Response {
  try visit.show(deletePage(visit, visit.signedIn()))
}

/// Deletes the member with all that is theirs, at once.
func accountDeleteSubmit(_ visit: Visit) throws -> Response {
  let signedIn = try visit.signedIn()
  let form = try visit.readForm()
  let page = { try deletePage(visit, signedIn) }
  return try visit.attempt(page) { _ in
    var errors = FieldErrors()
    guard try visit.confirmPassword(form, of: signedIn.member.id, &errors) else {
      return try visit.show(again: page(), errors, keeping: PhotoInForm())
    }
    do { try visit.members.delete(signedIn.member.id) } catch let last as LastAdministrator {
      return try visit.show(again: page(), Failure(last))
    }
    visit.record(.deleted)
    // Where no letters are sent it would only keep their name and address.
    if visit.site.mailing { visit.tell("account-deleted", signedIn) }
    try visit.endSession()
    try visit.leave(Notice("account-deleted"))
    return try visit.seeOther(visit.url("/"))
  }
}

private func deletePage(_ visit: Visit, _ signedIn: SignedIn) throws -> Page {
  try visit.formPage(
    "account-delete",
    [
      "email": .text(signedIn.account.email.text),
      "hasPassword": .bool(signedIn.account.hasPassword),
    ])
}
