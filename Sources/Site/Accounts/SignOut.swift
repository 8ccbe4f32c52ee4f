import HTTP
import Members

/// Asks before signing out, for whoever comes by a link.
func signOutShow(_ visit: Visit) throws -> Response {
  guard try visit.session.get() != nil else { return try visit.seeOther(visit.url("/")) }
  return try visit.show(visit.formPage("sign-out", [:]))
}

/// Ends the session, in this browser and in the tree.
func signOutSubmit(_ visit: Visit) throws -> Response {
  _ = try visit.readForm()
  let session = try visit.session.get()
  // The browser forgets it whatever happens in the tree.
  try visit.set(.session, "", maxAge: 0)
  if let session {
    try visit.members.end(session)
    visit.record(.signedOut, session.member)
  }
  try visit.leave(Notice("signed-out"))
  return try visit.seeOther(visit.url("/"))
}
