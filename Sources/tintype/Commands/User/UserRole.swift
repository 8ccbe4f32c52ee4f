import Members

extension Command {
  static var userRole: Command {
    Command(
      name: "user role",
      help: """
        tintype user role MEMBER ROLE --config FILE
            Make somebody a member, moderator or administrator.
        """, operands: 2, run: tintype.giveRole)
  }
}

/// Gives a member a role.
func giveRole(_ options: Options) throws -> Int32 {
  let role = try Role(argument: options.operands[1])
  let workshop = try Workshop(options.config)
  return try workshop.act(on: options.operands[0], .roleChanged, else: noCredentials) {
    try workshop.members.setRole(role, of: $0.id, by: .command)
  }
}
