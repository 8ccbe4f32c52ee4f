import HTTP
import Members
import Store
import Templates

/// What the member has here, and the ways to change it.
func accountShow(_ visit: Visit) throws -> Response {
  try visit.show(accountPage(visit, visit.signedIn()))
}

func accountPage(_ visit: Visit, _ signedIn: SignedIn) throws -> Page {
  let account = signedIn.account
  let sessions = try visit.members.sessions(seenFrom: signedIn.session)
  let others = sessions.filter { !$0.isCurrent }
  var values: Object = [
    "email": .text(account.email.text), "hasPassword": .bool(account.hasPassword),
    "isForMembers": .bool(signedIn.member.visibility == .members),
    "device": .text(visit.deviceName(sessions.first?.device ?? "")),
  ]
  values["letterAgain"] = .bool(try visit.mayAskForLetter(signedIn))
  values["pendingEmail"] = account.pendingEmail.map { .text($0.text) }
  values["passwordChanged"] = account.passwordChanged.map {
    .text(visit.site.pages.date($0, in: visit.language))
  }
  if others.count > 0 { values["others"] = .number(others.count) }
  values["hasOneOther"] = .bool(others.count == 1)
  var facts = JSONObject()
  facts["email"] = .string(account.email.text)
  facts["pendingEmail"] = account.pendingEmail.map { .string($0.text) } ?? .null
  facts["confirmed"] = .bool(try visit.members.isConfirmed(signedIn.member.id))
  facts["role"] = .string(account.role.rawValue)
  facts["visibility"] = .string(signedIn.member.visibility.rawValue)
  facts["passwordChanged"] = account.passwordChanged.map(JSON.integer) ?? .null
  facts["sessions"] = .integer(Int64(sessions.count))
  return try visit.formPage("account", values, facts: facts)
}
