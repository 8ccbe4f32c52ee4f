import Members
import Text

extension Command {
  static var userList: Command {
    Command(
      name: "user list",
      help: """
        tintype user list --config FILE
            Print a line for each member, in no order: identifier, role, state, e-mail address and
            name, with tabs between.
        """, run: tintype.listUsers)
  }
}

/// Prints a line for each member.
func listUsers(_ options: Options) throws -> Int32 {
  let members = try Workshop(options.config).members
  var unreadable = 0
  try members.forEachMember { id in
    guard let member = try members.readable(id) else { return unreadable += 1 }
    let account = try members.standing(of: id)
    let parts = [
      id.text, account.role.rawValue, account.state.rawValue, account.email?.text ?? "-",
      member.name,
    ]
    print(parts.map(\.replacingControls).joined(separator: "\t"))
  }
  if unreadable > 0 {
    Console.error("documents that cannot be read: \(unreadable); see tintype check")
  }
  return unreadable == 0 ? ExitCode.ok : ExitCode.findings
}
