import Members
import Site

extension Command {
  static var userAdd: Command {
    Command(
      name: "user add",
      help: """
        tintype user add EMAIL NAME [--role ROLE] [--password-file FILE | --print-link] --config FILE
            Make a member, also while joining is closed. ROLE is member, moderator or administrator;
            the first administrator is made like this. The password is the first line of FILE, or of
            standard input; with --print-link there is none yet, and a link is printed by which the
            member chooses one within seven days.
        """,
      options: ["--config", "--role", "--password-file"], switches: ["--print-link"], operands: 2,
      run: tintype.addUser)
  }
}

/// Makes a member.
func addUser(_ options: Options) throws -> Int32 {
  let (email, name) = (options.operands[0], options.operands[1])
  let role = try options["--role"].map(Role.init(argument:)) ?? .member
  let workshop = try Workshop(options.config)
  let link = options.has("--print-link")
  if link { _ = try workshop.configuration.linkRoot() }
  do {
    let address = try EmailAddress(checking: email)
    let password =
      link
      ? nil
      : try Password(
        PasswordInput.read(options["--password-file"]), name: name, email: email,
        site: workshop.configuration.siteName)
    let id = try workshop.members.add(
      name: DisplayName(name), email: address, password: password, role: role, by: .command)
    print(id)
    if link { print(try workshop.choosingLink(for: id)) }
    return ExitCode.ok
  } catch let problem as Problem {
    throw UsageError(Sentences(workshop.configuration).of(problem), code: ExitCode.data)
  } catch let invalid as InvalidFields {
    let sentences = invalid.problems.values.map(Sentences(workshop.configuration).of).sorted()
    throw UsageError(sentences.joined(separator: " "), code: ExitCode.data)
  }
}

extension Workshop {
  private static let lifetime: Int64 = 7 * 86_400_000

  /// The address of a page where the member chooses a password.
  func choosingLink(for id: MemberID) throws -> String {
    let token = try members.makeLink(.reset, of: id, lifetime: Self.lifetime)
    return "\(try configuration.linkRoot())/reset/\(token)"
  }
}

extension Configuration {
  /// What links that are handed over begin with.
  func linkRoot() throws -> String {
    guard let baseURL else {
      throw UsageError(
        "a link needs base_url, the site's own address, in the configuration",
        code: ExitCode.configuration)
    }
    return baseURL.text
  }
}
