import HTTP
import Members
import System
import Templates

/// Asks whether to confirm the address that a link was sent to: opening it alone changes nothing.
func confirmShow(_ visit: Visit) throws -> Response {
  if let link = try visit.addressLink() { return try addressConfirmShow(visit, link) }
  let link = try visit.link(for: .confirm)
  var values: Object = ["action": .text(visit.request.path.encoded)]
  values["email"] = link.email.map { .text($0.text) }
  return try visit.show(visit.formPage("confirm", values))
}

/// Confirms the address.
func confirmSubmit(_ visit: Visit) throws -> Response {
  if let link = try visit.addressLink() { return try addressConfirmSubmit(visit, link) }
  let link = try visit.link(for: .confirm)
  _ = try visit.readForm()
  let confirmed: Confirmed
  do {
    confirmed = try visit.members.confirm(link, joining: visit.configuration.joining)
  } catch is InvalidFields {
    throw Failure(.conflict, "already-member")
  }
  visit.record(.confirmed, link.member)
  switch confirmed {
  case .awaitingApproval: return try visit.seeOther(visit.url("/join/waiting"))
  case .joined: try visit.leave(Notice("join-confirmed"))
  case .address: try visit.leave(Notice("address-confirmed"))
  }
  let isSignedIn = try visit.session.get()?.member == link.member
  return try visit.seeOther(visit.url(isSignedIn ? "/users/\(link.member)" : "/sign-in"))
}

extension Visit {
  /// The living link that the address names.
  func link(for purpose: LinkPurpose) throws -> Link {
    guard let link = try members.link(parameters["token"] ?? "", for: purpose) else {
      throw LinkSpent()
    }
    return link
  }

  /// Sends a letter with a link to confirm an address, where letters are sent. That it cannot be written
  /// keeps nobody from joining.
  func askToConfirm(_ email: EmailAddress, of id: MemberID) {
    do {
      if try !site.mailing || members.isConfirmed(id) { return }
      try members.post(confirmation(of: email, for: id), of: id)
    } catch { Log.write("a letter to confirm an address: \(error)") }
  }

  /// Without a name: whoever fills in the form could say anything in it to anybody.
  func confirmation(of email: EmailAddress, for id: MemberID) throws -> Letter {
    let token = try members.makeLink(
      .confirm, of: id, email: email, lifetime: Members.confirmationLifetime)
    return try letter(
      "confirm", to: email, until: Clock.milliseconds() + Members.confirmationLifetime,
      ["link": address("/confirm/\(token)")])
  }
}
