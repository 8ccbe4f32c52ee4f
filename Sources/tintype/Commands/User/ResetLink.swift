import Members
import System

/// Prints a link with which a member chooses a new password, for whoever runs a site without mail. `user`
/// is an e-mail address or a uid.
func printResetLink(_ user: String, _ workshop: Workshop, config: String) throws -> Int32 {
  if workshop.configuration.baseURL == nil {
    throw UsageError(
      "a link has an address, which needs base_url in \(config)", code: ExitCode.configuration)
  }
  let members = workshop.members
  let holder = try EmailAddress(user).flatMap { try members.holder(of: $0) }
  let named = try MemberID(user).flatMap { try members.member($0)?.id }
  guard let id = holder ?? named, try members.account(of: id)?.email != nil else {
    throw UsageError("there is no member \(user)", code: ExitCode.noInput)
  }
  try members.log(Act(.resetLink, by: .command, on: id))
  let token = try members.makeLink(.reset, of: id, lifetime: Members.resetLifetime)
  print("\(workshop.configuration.root)/reset/\(token)")
  Console.error("the link works once, for an hour")
  return ExitCode.ok
}
