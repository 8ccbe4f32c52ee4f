import Members

extension Command {
  static var userDelete: Command {
    Command(
      name: "user delete",
      help: """
        tintype user delete MEMBER [--reason TEXT] --config FILE
            Delete an account with everything that belongs to it. With a reason, evidence is kept for
            quarantine_days.
        """, options: ["--config", "--reason"], operands: 1, run: tintype.deleteUser)
  }
}

/// Deletes an account.
func deleteUser(_ options: Options) throws -> Int32 {
  let reason = try options.reason()
  let workshop = try Workshop(options.config)
  let member = try workshop.member(options.operands[0])
  try workshop.members.delete(member.id, reason: reason, by: .command)
  workshop.members.record(.deleted, member.id)
  return ExitCode.ok
}
