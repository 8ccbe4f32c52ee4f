import Members

extension Command {
  static var stats: Command {
    Command(
      name: "stats",
      help: """
        tintype stats --config FILE
            Count members, photos, sessions and their bytes; takes a look at every file.
        """
    ) { options in
      let workshop = try Workshop(options.config)
      let statistics = try Statistics(workshop.members, progress: Console.progress())
      for kind in Statistics.Kind.allCases {
        let amount = statistics[kind]
        print("\(kind.rawValue): \(amount.count), \(amount.bytes) bytes")
      }
      return ExitCode.ok
    }
  }
}
