import Members

extension Command {
  static var userResetLink: Command {
    Command(
      name: "user reset-link",
      help: """
        tintype user reset-link EMAIL-OR-UID --config FILE
            Print a link with which the member chooses a new password, as a letter would bring it.
        """, operands: 1
    ) { options in
      try printResetLink(options.operands[0], Workshop(options.config), config: options.config)
    }
  }
}
