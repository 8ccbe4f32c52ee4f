import FastCGI
import Site
import System

/// The parent: it opens the socket, keeps the workers running, and passes signals on.
func serve(_ options: Options) -> Int32 {
  let signals = Signals(
    blocking: [Signals.terminate, Signals.interrupt, Signals.hangUp, Signals.child])
  do {
    var configuration = try loadConfiguration(options.config)
    if let listen = options["--listen"] {
      guard let address = SocketAddress(listen) else {
        throw UsageError("--listen must be unix:/path, or an address and port")
      }
      configuration.listen = address
    }
    // What would stop a worker stops the start instead, with its reason.
    var site = try openSite(configuration)
    nameOverrides(site)
    let listener = try listen(configuration)
    let socket = listener.descriptor.number
    var workers = Workers(count: configuration.workers) { work(options, $0, socket: socket) }
    workers.start(site)
    Log.write("serving \(configuration.siteName) with \(configuration.workers) workers")
    if !configuration.mailing {
      Log.write(
        "there is no mail: letters stay in outbox/, unless mail_server or mail_command is set")
    }
    while true {
      switch signals.wait(timeout: 500) {
      case Signals.terminate, Signals.interrupt:
        workers.finish()
        return 0
      case Signals.hangUp: site = reload(options, workers) ?? site
      default: workers.revive(site)
      }
    }
  } catch {
    Log.write("\(error)")
    return 1
  }
}

/// Says which of the operator's own files and texts do not fit: a line each.
private func nameOverrides(_ site: Site) {
  do {
    for finding in try site.overrideFindings() {
      let hint = finding.changes.isEmpty ? "" : "; \"tintype check\" shows how"
      Log.write("overrides: \(finding.file) \(finding.sentence)\(hint)")
    }
  } catch { Log.write("overrides: \(error)") }
}

/// Opens the socket. The workers of a server that was killed may hold it for a moment longer.
private func listen(_ configuration: Configuration) throws -> Listener {
  if Listener.isListening(0) { return try Listener(inherited: 0) }
  let deadline = Clock.elapsed() + 5_000
  while true {
    do throws(SystemError) { return try Listener(configuration.listen) } catch {
      if !error.isAddressInUse || Clock.elapsed() > deadline { throw error }
      Clock.sleep(milliseconds: 50)
    }
  }
}

/// Passes a reload on only if it will work; otherwise everything stays as it is.
private func reload(_ options: Options, _ workers: Workers) -> Site? {
  do {
    let site = try openSite(loadConfiguration(options.config))
    nameOverrides(site)
    workers.signal(Signals.hangUp)
    Log.write("loaded configuration and templates again")
    return site
  } catch {
    Log.write("nothing was loaded: \(error)")
    return nil
  }
}
