import Members
import Site
import System
import Text

extension Command {
  static var invite: Command {
    Command(
      name: "invite",
      help: """
        tintype invite [EMAIL] [--name NAME] [--csv FILE] [--days N] [--language LANGUAGE]
                       [--print] --config FILE
        tintype invite --list | --revoke ID --config FILE
            Invite somebody to join, or everybody in FILE: rows of an e-mail address and, if wanted,
            a name, with or without a first row that names the columns (email, name, language).
            Rows that cannot be used, members' among them, are named by line, and the others go on;
            the exit code is then 1. An invitation works once, for N days, whoever else may join.
            Whoever has one already gets another in its place. LANGUAGE, such as ko, is that of the
            letters for which the file names none; English otherwise.
            --print prints address, name and the invitation's own address, separated by tabs,
            instead of mailing it; without EMAIL it is then for whoever has it. --list prints those
            that can still be used: identifier, end, address and name. --revoke takes one back.
        """,
      options: ["--config", "--name", "--csv", "--days", "--language", "--revoke"],
      switches: ["--print", "--list"], optionalOperands: 1, run: tintype.invite)
  }
}

private func invite(_ options: Options) throws -> Int32 {
  let workshop = try Workshop(options.config)
  if let id = options["--revoke"] { return try revoke(id, workshop.members) }
  if options.has("--list") { return try list(workshop.members) }
  return try Inviting(options, workshop).run()
}

private func revoke(_ id: String, _ members: Members) throws -> Int32 {
  if try members.canRevoke(id) {
    try members.log(Act(.revoke, by: .command))
    if try members.revoke(id) { return ExitCode.ok }
  }
  Console.error("there is no invitation \(id)")
  return ExitCode.findings
}

private func list(_ members: Members) throws -> Int32 {
  for invitation in try members.invitations() where !invitation.isExpired {
    print(
      [
        invitation.id, Moment.text(invitation.expires), invitation.email?.text ?? "",
        invitation.name ?? "",
      ].joined(separator: "\t"))
  }
  return ExitCode.ok
}
