import System

/// The worker processes of this server.
struct Workers {
  private let count: Int
  private let config: String
  private let listener: Int32
  private var running: [ChildProcess] = []
  /// When the last one was started, on the clock of `Clock.elapsed`.
  private var lastStart: Int64 = 0

  /// Milliseconds within which every worker is to have ended after SIGTERM.
  private static let patience: Int64 = 9_000

  init(count: Int, config: String, listener: Int32) {
    self.count = count
    self.config = config
    self.listener = listener
  }

  mutating func start() {
    while running.count < count {
      lastStart = Clock.elapsed()
      do {
        running.append(
          try ChildProcess.spawn(
            Executable.path, ["worker", "--config", config], descriptors: [listener, nil, 2]))
      } catch {
        Log.write("a worker could not be started: \(error)")
        return
      }
    }
  }

  /// Puts new workers in the place of those that have ended: at once, unless they end as fast as
  /// they are started.
  mutating func revive() {
    reap()
    if running.count < count, Clock.elapsed() - lastStart > (running.isEmpty ? 1_000 : 100) {
      start()
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
