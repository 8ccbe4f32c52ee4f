import Synchronization
import System

/// Something that is done beside everything else, once at a time.
final class Errand: Sendable {
  private let current = Mutex<Thread?>(nil)
  private let isRunning = Atomic(false)

  /// Waits until it is over; it must not be begun again meanwhile.
  func wait() {
    current.withLock { thread in
      thread?.join()
      thread = nil
    }
  }

  /// Begins it, unless it is still going on.
  func run(_ body: @escaping @Sendable () -> Void) throws {
    if isRunning.exchange(true, ordering: .acquiring) { return }
    try current.withLock { thread in
      thread?.join()
      thread = nil
      do {
        thread = try Thread { [self] in
          body()
          isRunning.store(false, ordering: .releasing)
        }
      } catch {
        isRunning.store(false, ordering: .releasing)
        throw error
      }
    }
  }
}
