import Site

extension Command {
  static var sweep: Command {
    Command(
      name: "sweep",
      help: """
        tintype sweep --config FILE
            Remove what is too old: uploads that became no photo, letters that nobody took, evidence
            whose days are over and the like; and hold photos that look like newly blocked pictures.
            A server does so by itself; this is for sites that run as CGI.
        """
    ) { options in
      let site = try openSite(loadConfiguration(options.config), forOneRequest: true)
      site.sweepToTheEnd()
      return ExitCode.ok
    }
  }
}
