import Members
import System

extension Visit {
  /// A letter with a link for a new password.
  func resetLetter(of id: MemberID, to address: EmailAddress) throws -> Letter {
    let token = try members.makeLink(
      .reset, of: id, email: address, lifetime: Members.resetLifetime)
    return try resetLetter(
      token, to: address, name: members.isConfirmed(id) ? members.member(id)?.name : nil,
      language: members.language(of: id))
  }

  /// The same work for an address that nobody has.
  func pretendedResetLetter(to address: EmailAddress) throws -> Letter {
    try resetLetter(
      members.pretendToMakeLink(), to: address, name: address.text, language: nil)
  }

  private func resetLetter(
    _ token: String, to address: EmailAddress, name: String?, language: String?
  ) throws -> Letter {
    var values = ["link": self.address("/reset/\(token)")]
    values["name"] = name
    return try letter(
      "reset", to: address, language: language,
      until: Clock.milliseconds() + Members.resetLifetime, values)
  }
}
