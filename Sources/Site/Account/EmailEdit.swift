import HTTP
import Members
import System
import Templates

/// Milliseconds that a link to another address works.
private let lifetime: Int64 = 86_400_000

/// The form for another e-mail address.
func emailShow(_ visit: Visit) throws -> Response {
  try visit.show(emailPage(visit, visit.signedIn(), typed: visit.kept?["email"] ?? ""))
}

/// Sends a link to the new address, which becomes the member's when it is confirmed there. The answer
/// is the same whether or not the address is somebody else's. Where no letters are sent, the address
/// changes at once.
func emailSubmit(_ visit: Visit) throws -> Response {
  let signedIn = try visit.signedIn()
  let form = try visit.readForm()
  let typed = try form.text(Field.email.rawValue)
  let page = { try emailPage(visit, signedIn, typed: typed) }
  return try visit.attempt(page) { _ in
    var errors = FieldErrors()
    var address: EmailAddress?
    do throws(Problem) {
      address = try EmailAddress(checking: typed)
      if address == signedIn.account.email { throw Problem.emailSame }
    } catch { errors.add(error, at: .email, visit) }
    let isConfirmed = try visit.confirmPassword(form, of: signedIn.member.id, &errors)
    if errors.isEmpty, isConfirmed, let address {
      do {
        try visit.change(signedIn, to: address)
        return try visit.seeOther(visit.url("/account"))
      } catch let invalid as InvalidFields { errors.add(invalid, visit) }
    }
    return try visit.show(again: page(), errors, keeping: PhotoInForm())
  }
}

extension Visit {
  fileprivate func change(_ signedIn: SignedIn, to address: EmailAddress) throws {
    _ = try limit(.letter, account: signedIn.account.email.text)
    if !site.mailing {
      try members.changeAddress(of: signedIn.member.id, to: address)
      record(.addressChanged)
      tell("address-changed", signedIn)
      return try leave(Notice("email-changed"))
    }
    try askForAddress(address, signedIn)
    try leave(Notice("email-sent"))
  }

  /// Sends a letter to an address that is to become the member's. However many ask, one person gets few.
  func askForAddress(_ address: EmailAddress, _ signedIn: SignedIn) throws {
    _ = try limit(.letter, account: address.text)
    let token = try members.makeLink(
      .address, of: signedIn.member.id, email: address, lifetime: lifetime)
    if try members.isFree(address) {
      try members.post(
        letter(
          "address-confirm", to: address, until: Clock.milliseconds() + lifetime,
          ["link": self.address("/confirm/\(token)")]),
        of: signedIn.member.id)
    } else {
      // Nobody learns here that it is in use; whose it is learns that somebody asked.
      try members.post(letter("address-taken", to: address), of: members.holder(of: address))
    }
  }
}

/// Leaves the address as it is, of which another was to take the place.
func emailWithdraw(_ visit: Visit) throws -> Response {
  let signedIn = try visit.signedIn()
  _ = try visit.readForm()
  try visit.members.withdrawPendingAddress(of: signedIn.member.id)
  try visit.leave(Notice("email-kept"))
  return try visit.seeOther(visit.url("/account"))
}

private func emailPage(_ visit: Visit, _ signedIn: SignedIn, typed: String) throws -> Page {
  try visit.formPage(
    "account-email",
    [
      "email": .text(signedIn.account.email.text),
      "hasPassword": .bool(signedIn.account.hasPassword),
      "mailing": .bool(visit.site.mailing), "fields": ["email": .text(typed)],
    ])
}
