import Site
import System

/// The worker processes of this server: copies of the parent, which has loaded and checked everything.
/// So one that replaces another begins at once, with what the server was started or reloaded with, and
/// not with what happens to be on disk.
struct Workers {
  private let count: Int
  private let run: (Site) -> Int32
  private var running: [ChildProcess] = []
  /// When the last one was started, on the clock of `Clock.elapsed`.
  private var lastStart: Int64 = 0

  /// Milliseconds within which every worker is to have ended after SIGTERM.
  private static let patience: Int64 = 9_000

  /// `run` is what a worker does; it returns the process's exit code.
  init(count: Int, run: @escaping (Site) -> Int32) {
    self.count = count
    self.run = run
  }

  mutating func start(_ site: Site) {
    while running.count < count {
      lastStart = Clock.elapsed()
      do {
        switch try ChildProcess.fork() {
        case .parent(let worker): running.append(worker)
        case .child: CurrentProcess.exitNow(run(site))
        }
      } catch {
        Log.write("a worker could not be started: \(error)")
        return
      }
    }
  }

  /// Puts new workers in the place of those that have ended: at once, unless they end as fast as
  /// they are started.
  mutating func revive(_ site: Site) {
    reap()
    if running.count < count, Clock.elapsed() - lastStart > (running.isEmpty ? 1_000 : 100) {
      start(site)
    }
  }

  func signal(_ number: Int32) {
    for worker in running { worker.signal(number) }
  }

  /// Ends the workers, after the requests that they have begun.
  mutating func finish() {
    signal(Signals.terminate)
    let deadline = Clock.elapsed() + Self.patience
    while !running.isEmpty, Clock.elapsed() < deadline {
      Clock.sleep(milliseconds: 10)
      reap()
    }
    for worker in running { worker.killNow() }
  }

  private mutating func reap() {
    running.removeAll { worker in
      guard let ending = try? worker.ending() else { return false }
      if ending != .exited(0) { Log.write("worker \(worker.number) ended: \(ending)") }
      return true
    }
  }
}
