import SimulatedDisk
import Testing

@testable import Members

/// A request that its sender repeats because the power went before it was answered.
@Suite struct RepeatCrashTests {
  @Test func aRepeatAfterACrashAtAnyMomentLeavesOnePhoto() throws {
    let operation = try #require(Operation.all.first { $0.name.contains("may come again") })
    let calm = try World.before(operation)
    try operation.run(calm)
    let calls = calm.disk.calls
    let after = try TreeView(calm)
    var points = 0
    for point in calls.indices where calls[point].changes {
      points += 1
      for crash in Crash.all {
        let world = try World.before(operation, .powerCut(before: point))
        let first = try? world.addOnce()
        let found = try world.recovered(from: crash)
        let second = try found.addOnce()
        #expect(first == nil || first == second, "\(crash) before \(calls[point])")
        #expect(try found.addOnce() == second)
        #expect(try TreeView(found) == after, "\(crash) before \(calls[point])")
        #expect(try found.faults() == [], "\(crash) before \(calls[point])")
      }
    }
    #expect(points > 20)
  }
}
