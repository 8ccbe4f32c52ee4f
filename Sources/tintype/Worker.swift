import FastCGI
import Site
import Synchronization
import System

/// Milliseconds between two looks at what waits in `staged/` or was left by a crash.
private let sweepInterval: Int64 = 300_000

/// One process that answers requests, which come from the listening `socket` that it inherits.
///
/// All of it happens in new threads. The one that `fork` has copied remembers the number of the parent's, by
/// which a `Mutex` knows its owner: a thread that waits for one with such an owner ends the process.
func work(_ options: Options, _ site: Site, socket: Int32) -> Int32 {
  let ending = Ending()
  do {
    try CurrentProcess.dieWithParent(by: Signals.terminate)
    try Thread { ending.keep(workInThread(options, site, socket: socket)) }.join()
  } catch { Log.write("\(error)") }
  return ending.code
}

private func workInThread(_ options: Options, _ site: Site, socket: Int32) -> Int32 {
  let signals = Signals(blocking: [Signals.terminate, Signals.hangUp, Signals.interrupt])
  Environment.shareMemoryPools()
  do {
    let current = CurrentSite(site)
    let server = try Server(Listener(inherited: socket), threads: site.configuration.threads) {
      current.site.answer($0)
    }
    let isDone = Flag()
    let serving = try Thread {
      do { try server.run() } catch { Log.write("\(error)") }
      isDone.raise()
    }
    var nextSweep: Int64 = 0
    while !isDone.isRaised {
      Log.flush()
      current.site.sendLetters()
      if Clock.elapsed() > nextSweep {
        current.site.startSweep()
        nextSweep = Clock.elapsed() + sweepInterval
      }
      switch signals.wait(timeout: 200) {
      case Signals.terminate, Signals.interrupt:
        server.finish()
        // Beside the requests that are still being answered.
        current.site.stopSending()
      case Signals.hangUp: current.reload(options.config)
      default: break
      }
    }
    serving.join()
    Log.flush()
    return 0
  } catch {
    Log.write("\(error)")
    return 1
  }
}

/// The site that requests go to now; another one after a reload.
private final class CurrentSite: Sendable {
  private let current: Mutex<Site>

  init(_ site: Site) {
    current = Mutex(site)
  }

  var site: Site { current.withLock { $0 } }

  /// Requests in progress end with the site that they began with.
  func reload(_ path: String) {
    do {
      let next = try openSite(loadConfiguration(path))
      current.withLock { $0 = next }
    } catch { Log.write("\(error)") }
  }
}

/// The exit code of a worker; 1 until another is kept.
private final class Ending: Sendable {
  private let value = Atomic<Int32>(1)
  var code: Int32 { value.load(ordering: .acquiring) }
  func keep(_ code: Int32) { value.store(code, ordering: .releasing) }
}

private final class Flag: Sendable {
  private let value = Atomic<Bool>(false)
  var isRaised: Bool { value.load(ordering: .acquiring) }
  func raise() { value.store(true, ordering: .releasing) }
}
