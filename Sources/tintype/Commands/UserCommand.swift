import Members

extension Command {
  static var user: Command {
    Command(
      name: "user",
      help: """
        tintype user reset-link EMAIL-OR-UID --config FILE
            Print a link with which the member chooses a new password, as a letter would bring it.
        """, operands: 2
    ) { options in
      guard options.operands[0] == "reset-link" else {
        throw UsageError("tintype user does not know \(options.operands[0]); see tintype help")
      }
      return try printResetLink(
        options.operands[1], Workshop(options.config), config: options.config)
    }
  }
}
