import Members
import Site

extension Command {
  static var userRole: Command {
    Command(
      name: "user role",
      help: """
        tintype user role MEMBER ROLE --config FILE
            Make somebody a member, moderator or administrator.
        """, operands: 2, run: tintype.giveRole)
  }

  static var userPassword: Command {
    Command(
      name: "user password",
      help: """
        tintype user password MEMBER [--password-file FILE] --config FILE
            Set a password, the first line of FILE or of standard input, and end the member's
            sessions.
        """, options: ["--config", "--password-file"], operands: 1, run: tintype.setPassword)
  }
}

/// Gives a member a role.
func giveRole(_ options: Options) throws -> Int32 {
  let role = try Role(argument: options.operands[1])
  let workshop = try Workshop(options.config)
  let member = try workshop.member(options.operands[0])
  guard try workshop.members.setRole(role, of: member.id, by: .command) else {
    throw UsageError("\(member.id) has no credentials to sign in with", code: ExitCode.data)
  }
  workshop.members.record(.roleChanged, member.id)
  return ExitCode.ok
}

/// Sets a password.
func setPassword(_ options: Options) throws -> Int32 {
  let workshop = try Workshop(options.config)
  let member = try workshop.member(options.operands[0])
  do throws(any Error) {
    let password = try Password(
      PasswordInput.read(options["--password-file"]), name: member.name,
      email: workshop.members.standing(of: member.id).email?.text ?? "",
      site: workshop.configuration.siteName)
    guard try workshop.members.setPassword(password, of: member.id, by: .command) else {
      throw UsageError("\(member.id) has no credentials to sign in with", code: ExitCode.data)
    }
    workshop.members.record(.passwordChanged, member.id)
    return ExitCode.ok
  } catch let problem as Problem {
    throw UsageError(Sentences(workshop.configuration).of(problem), code: ExitCode.data)
  }
}
