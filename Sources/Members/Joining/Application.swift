/// What somebody gives to become a member, checked.
public struct Application: Sendable {
  public let name: DisplayName
  public let email: EmailAddress
  public let password: Password

  /// Throws every field's problem at once. `site` is the name of what they join.
  public init(
    name: String, email: String, password: String, site: String = ""
  ) throws(InvalidFields) {
    var problems: [Field: Problem] = [:]
    var displayName: DisplayName?
    do { displayName = try DisplayName(name) } catch { problems[.name] = error }
    var address: EmailAddress?
    do { address = try EmailAddress(checking: email) } catch { problems[.email] = error }
    var secret: Password?
    // Of these, only what has a bounded length.
    let (knownName, knownAddress) = (displayName?.text ?? "", address?.text ?? "")
    do {
      secret = try Password(password, name: knownName, email: knownAddress, site: site)
    } catch { problems[.password] = error }
    guard let displayName, let address, let secret else { throw InvalidFields(problems) }
    self.name = displayName
    self.email = address
    self.password = secret
  }
}
