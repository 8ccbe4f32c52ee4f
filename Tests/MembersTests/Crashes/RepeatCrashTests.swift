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
    let points = calls.indices.filter { calls[$0].changes }
    #expect(points.count > 20)
    for point in Visits.some(points, of: operation) {
      for crash in Visits.some(Crash.all, at: point) {
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
  }
}
