import HTTP
import Members

/// The form for becoming a member, for whoever has an invitation. Looking spends nothing.
func inviteShow(_ visit: Visit) throws -> Response {
  let invitation = try visit.invitation()
  if let session = try visit.session.get() {
    return try visit.seeOther(visit.url("/users/\(session.member)"))
  }
  return try visit.show(
    joinPage(
      visit, name: invitation.name ?? "", email: invitation.email?.text ?? "", isInvited: true))
}

/// Becomes a member by an invitation, which is spent with that.
func inviteSubmit(_ visit: Visit) throws -> Response {
  try takeApplication(visit, with: visit.invitation())
}

extension Visit {
  /// The invitation that the address names.
  func invitation() throws -> Invitation {
    guard let invitation = try members.invitation(parameters["token"] ?? "") else {
      throw Failure(.notFound, "invitation-unknown")
    }
    if invitation.isExpired { throw Failure(.gone, "invitation-expired") }
    return invitation
  }
}
