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

  static var userShow: Command {
    Command(
      name: "user show",
      help: """
        tintype user show MEMBER --config FILE
            Print what is known of an account. MEMBER is an e-mail address or an identifier.
        """, operands: 1, run: tintype.showUser)
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

/// Prints what is known of an account.
func showUser(_ options: Options) throws -> Int32 {
  let workshop = try Workshop(options.config)
  let member = try workshop.member(options.operands[0])
  let account = try workshop.members.standing(of: member.id)
  var lines = [
    ("uid", member.id.text), ("name", member.name), ("e-mail", account.email?.text ?? "-"),
    ("role", account.role.rawValue), ("state", account.state.rawValue),
    ("shown to", member.showing.rawValue),
  ]
  if let reason = account.suspension?.reason { lines.append(("reason", reason)) }
  if let photo = member.photo {
    lines.append(("photo", photo.id.text + (photo.isHeld ? " (held)" : "")))
  }
  for (key, value) in lines { print("\(key): \(value.replacingControls)") }
  return ExitCode.ok
}
