import Members
import Site
import Text

extension Command {
  static var mail: Command {
    Command(
      name: "mail",
      help: """
        tintype mail --config FILE [--list] [--retry]
            Send the letters that wait in outbox/ and are due. A server does so by itself; this is for
            sites that run as CGI, and for people.
            --list    only show what waits, and what could not be sent and why
            --retry   try all of them now, those too that were given up
            Exits with 1 when a letter could not be sent.
        """, switches: ["--list", "--retry"], run: handleMail)
  }
}

private func handleMail(_ options: Options) throws -> Int32 {
  let configuration = try loadConfiguration(options.config)
  let members = try Workshop.openMembers(configuration)
  if options.has("--list") {
    for entry in try members.outboxEntries(limit: .max) { print(describe(entry)) }
    return ExitCode.ok
  }
  try members.sweepOutbox()
  try configuration.checkMail()
  guard let carrier = configuration.mailCarrier else {
    Console.error("letters stay in outbox/: there is neither mail_server nor mail_command")
    return ExitCode.configuration
  }
  if options.has("--retry") { _ = try members.retryOutbox() }
  var taken: Set<String> = []
  let round = try members.sendWaiting(by: carrier, taken: &taken)
  if round.isElsewhere {
    print("another process is sending")
  } else if round.sent + round.postponed + round.refused > 0 {
    print("\(round.sent) sent, \(round.postponed) to be tried again, \(round.refused) given up")
  }
  return round.postponed + round.refused == 0 ? ExitCode.ok : ExitCode.findings
}

/// A line that says nothing of what the letter says.
private func describe(_ entry: OutboxEntry) -> String {
  let again = Moment.text(entry.next)
  let state =
    switch (entry.hasFailed, entry.attempts) {
    case (true, _): "failed"
    case (false, 0): "waiting"
    case (false, 1): "tried once, again \(again)"
    case (false, let attempts): "tried \(attempts) times, again \(again)"
    }
  let problem = entry.problem.map { ": \($0)" } ?? ""
  return
    "\(Moment.text(entry.posted)) \(entry.letter.name) to \(entry.letter.to.text), \(state)\(problem)"
}
