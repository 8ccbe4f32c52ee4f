import Members
import Synchronization

/// Lets so many through at a time; who comes beyond that is told to come again.
final class Gate: Sendable {
  private let limit: Int
  private let inside = Atomic<Int>(0)

  init(_ limit: Int) {
    self.limit = limit
  }

  func run<Result>(_ body: () throws -> Result) throws -> Result {
    let count = inside.add(1, ordering: .relaxed).newValue
    defer { inside.subtract(1, ordering: .relaxed) }
    if count > limit { throw Busy(retryAfter: 15) }
    return try body()
  }
}
