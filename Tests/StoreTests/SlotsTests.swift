@testable import Store
import Synchronization
import System
import Testing

@Suite struct SlotsTests {
  /// How many are running now, and how many ever were.
  private final class Counter: Sendable {
    private let running = Atomic<Int>(0)
    private let greatest = Atomic<Int>(0)
    let finished = Atomic<Int>(0)

    var most: Int { greatest.load(ordering: .relaxed) }

    func work() {
      _ = greatest.max(running.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
      Clock.sleep(milliseconds: 20)
      running.subtract(1, ordering: .relaxed)
      finished.add(1, ordering: .relaxed)
    }
  }

  @Test func asManyRunAtOnceAsThereAreSlotsAndNoMore() throws {
    let tree = try TemporaryTree()
    let counter = Counter()
    let slots = Slots(disk: tree.store.disk, name: "test", count: 2)
    let threads = try (0..<6).map { _ in
      try Thread { _ = try? slots.run(patience: 5_000) { counter.work() } }
    }
    for thread in threads { thread.join() }
    #expect(counter.most == 2)
    #expect(counter.finished.load(ordering: .relaxed) == 6)
  }

  @Test func whoCameFirstGoesFirst() throws {
    let tree = try TemporaryTree()
    let slots = Slots(disk: tree.store.disk, name: "test", count: 1)
    let order = Order()
    let threads = try slots.run(patience: 0) {
      try (0..<5).map { number in
        let thread = try Thread {
          _ = try? slots.run(patience: 60_000) { order.note(number) }
        }
        while slots.waiting <= number { Clock.sleep(milliseconds: 1) }
        return thread
      }
    }
    for thread in threads ?? [] { thread.join() }
    #expect(order.numbers == [0, 1, 2, 3, 4])
  }

  private final class Order: Sendable {
    private let noted = Mutex([Int]())
    var numbers: [Int] { noted.withLock { $0 } }
    func note(_ number: Int) { noted.withLock { $0.append(number) } }
  }

  @Test func whoeverFindsNoSlotInTimeIsTold() throws {
    let tree = try TemporaryTree()
    let slots = Slots(disk: tree.store.disk, name: "test", count: 1)
    let inner = try slots.run(patience: 0) { try slots.run(patience: 30) { "inner" } }
    #expect(inner == .some(nil))
    #expect(try slots.run(patience: 0) { "free again" } == "free again")
  }
}
