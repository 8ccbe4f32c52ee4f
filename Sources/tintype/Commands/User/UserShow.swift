import Members
import Text

extension Command {
  static var userShow: Command {
    Command(
      name: "user show",
      help: """
        tintype user show MEMBER --config FILE
            Print what is known of an account. MEMBER is an e-mail address or an identifier.
        """, operands: 1, run: tintype.showUser)
  }
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
