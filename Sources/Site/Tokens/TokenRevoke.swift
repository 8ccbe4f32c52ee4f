import HTTP
import Members

/// Makes a token void, by the form in the member's list.
func tokenRevoke(_ visit: Visit) throws -> Response {
  let owner = try visit.tokenOwner()
  _ = try visit.readForm()
  guard try visit.members.revokeToken(visit.parameters["token"] ?? "", of: owner) else {
    throw Failure.notFound
  }
  visit.record(.tokenRevoked, owner)
  return try visit.done(Notice("token-revoked"), next: "/account/tokens")
}

/// The same for programs: those with a token may only give up that one.
func tokenDelete(_ visit: Visit) throws -> Response {
  let token = visit.parameters["token"] ?? ""
  let owner: MemberID
  if let grant = try visit.grant.get() {
    if grant.token.id != token { throw Failure.insufficientScope(nil) }
    owner = grant.member
  } else {
    owner = try visit.tokenOwner()
  }
  guard try visit.members.revokeToken(token, of: owner) else { throw Failure.notFound }
  visit.record(.tokenRevoked, owner)
  return Response(.noContent)
}
