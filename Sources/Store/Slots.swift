import Synchronization
import System

/// A bound, across all processes on a tree, on how many do the same costly thing at once.
///
/// Those who wait in one process get their turn in the order in which they came; processes take
/// turns by chance.
public final class Slots: Sendable {
  private let disk: any Disk
  private let name: String
  private let count: Int
  private let queue = Queue()

  /// `count` slots, which are lock files `name-0`, `name-1`, …
  public init(disk: any Disk, name: String, count: Int) {
    self.disk = disk
    self.name = name
    self.count = max(1, count)
  }

  /// How many of this process wait.
  var waiting: Int { queue.count }

  /// Runs `body` in a free slot; nil when none came free within `patience` milliseconds.
  public func run<Result>(
    patience: Int, _ body: () throws -> Result
  ) throws -> Result? {
    guard let lock = try wait(patience) else { return nil }
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  private func wait(_ patience: Int) throws -> FileLock? {
    let deadline = Clock.elapsed() + Int64(patience)
    let ticket = queue.enter()
    defer { queue.leave(ticket) }
    while true {
      if queue.isFirst(ticket) {
        for index in 0..<count {
          if let lock = try disk.lock(Locks.path("\(name)-\(index)"), wait: false) { return lock }
        }
      }
      if Clock.elapsed() >= deadline { return nil }
      Clock.sleep(milliseconds: 5)
    }
  }
}

/// Who of this process waits, in order.
private final class Queue: Sendable {
  private let state = Mutex((next: UInt64(0), waiting: [UInt64]()))

  var count: Int { state.withLock(\.waiting.count) }

  func enter() -> UInt64 {
    state.withLock { state in
      state.next += 1
      state.waiting.append(state.next)
      return state.next
    }
  }

  func isFirst(_ ticket: UInt64) -> Bool {
    state.withLock { $0.waiting.first == ticket }
  }

  func leave(_ ticket: UInt64) {
    state.withLock { state in state.waiting.removeAll { $0 == ticket } }
  }
}
