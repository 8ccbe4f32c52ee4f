import HTTP
import Members
import Templates

/// Asks whether another address is to be the member's: opening the link alone changes nothing.
func addressConfirmShow(_ visit: Visit, _ link: Link) throws -> Response {
  var values: Object = ["action": .text(visit.request.path.encoded)]
  values["email"] = link.email.map { .text($0.text) }
  return try visit.show(visit.formPage("address-confirm", values))
}

/// Makes it the member's, and tells the former one.
func addressConfirmSubmit(_ visit: Visit, _ link: Link) throws -> Response {
  _ = try visit.readForm()
  guard let account = try visit.members.account(of: link.member),
    let member = try visit.members.member(link.member)
  else { throw LinkSpent() }
  do { try visit.members.changeAddress(by: link) } catch is InvalidFields {
    throw Failure(.conflict, "address-taken")
  }
  visit.record(.addressChanged, link.member)
  visit.tell("address-changed", member, account)
  try visit.leave(Notice("email-changed"))
  let isSignedIn = try visit.session.get()?.member == link.member
  return try visit.seeOther(visit.url(isSignedIn ? "/account" : "/sign-in"))
}

extension Visit {
  /// The living link that the address names, if it is one to another e-mail address.
  func addressLink() throws -> Link? {
    try members.link(parameters["token"] ?? "", for: .address)
  }
}
