import Members
import Site

extension Command {
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

/// Sets a password.
func setPassword(_ options: Options) throws -> Int32 {
  let workshop = try Workshop(options.config)
  do throws(any Error) {
    return try workshop.act(on: options.operands[0], .passwordChanged, else: noCredentials) {
      let password = try Password(
        PasswordInput.read(options["--password-file"]), name: $0.name,
        email: workshop.members.standing(of: $0.id).email?.text ?? "",
        site: workshop.configuration.siteName)
      return try workshop.members.setPassword(password, of: $0.id, by: .command)
    }
  } catch let problem as Problem {
    throw UsageError(Sentences(workshop.configuration).of(problem), code: ExitCode.data)
  }
}
