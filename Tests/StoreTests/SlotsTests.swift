import Store
import Synchronization
import System
import Testing

@Suite struct SlotsTests {
  @Test func noMoreRunAtOnceThanThereAreSlots() throws {
    let tree = try TemporaryTree()
    let running = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    try withoutActuallyEscaping {
      let now = running.add(1, ordering: .relaxed).newValue
      _ = most.max(now, ordering: .relaxed)
      Clock.sleep(milliseconds: 5)
      running.subtract(1, ordering: .relaxed)
    } do: { body in
      let slots = Slots(disk: tree.store.disk, name: "test", count: 2)
      for _ in 0..<3 { #expect(try slots.run(patience: 1_000) { body() } != nil) }
    }
    #expect(most.load(ordering: .relaxed) == 1)
  }

  @Test func whoeverFindsNoSlotInTimeIsTold() throws {
    let tree = try TemporaryTree()
    let slots = Slots(disk: tree.store.disk, name: "test", count: 1)
    let inner = try slots.run(patience: 0) { try slots.run(patience: 30) { "inner" } }
    #expect(inner == .some(nil))
    #expect(try slots.run(patience: 0) { "free again" } == "free again")
  }
}
