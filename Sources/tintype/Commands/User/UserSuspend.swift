import Members

extension Command {
  static var userSuspend: Command {
    Command(
      name: "user suspend",
      help: """
        tintype user suspend MEMBER [--reason TEXT] --config FILE
            Keep somebody out: their sessions end, nobody but moderators sees them, and nothing is
            deleted. TEXT is told when they sign in.
        """, options: ["--config", "--reason"], operands: 1, run: tintype.suspendUser)
  }

  static var userUnsuspend: Command {
    Command(
      name: "user unsuspend",
      help: """
        tintype user unsuspend MEMBER --config FILE
            Let somebody in again, and show what was shown before.
        """, operands: 1, run: tintype.unsuspendUser)
  }
}

/// Keeps a member out.
func suspendUser(_ options: Options) throws -> Int32 {
  let reason = try options.reason()
  let workshop = try Workshop(options.config)
  return try workshop.act(on: options.operands[0], .suspended, else: "is not active") {
    try workshop.members.suspend($0.id, reason: reason, by: .command)
  }
}

/// Lets a member in again.
func unsuspendUser(_ options: Options) throws -> Int32 {
  let workshop = try Workshop(options.config)
  return try workshop.act(on: options.operands[0], .restored, else: "is not suspended") {
    try workshop.members.unsuspend($0.id, by: .command)
  }
}
