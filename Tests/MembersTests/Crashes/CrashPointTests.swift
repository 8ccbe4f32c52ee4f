import Glibc
import SimulatedDisk
import Store
import System
import Testing

@testable import Members

@Suite("A crash at any moment leaves the tree as it was before a change, or as it is after it")
struct CrashPointTests {
  @Test(arguments: Operation.all) func powerCut(_ operation: Operation) throws {
    let trial = try Trial(operation)
    for point in Visits.some(trial.crashPoints, of: operation) {
      for crash in Crash.all {
        let world = try World.before(operation, .powerCut(before: point))
        let isDone = (try? operation.run(world)) != nil
        let found = trial.complaint(world, crash, isAcknowledged: isDone)
        #expect(found == nil, "\(crash) before \(trial.calls[point])")
      }
    }
    for crash in Crash.all {
      let world = try World.before(operation)
      try operation.run(world)
      let found = trial.complaint(world, crash, isAcknowledged: true)
      #expect(found == nil, "\(crash) after all")
    }
    print("crash points: \(operation.name): \(trial.crashPoints.count) x \(Crash.all.count)")
  }

  @Test(arguments: Operation.all) func failingCalls(_ operation: Operation) throws {
    let trial = try Trial(operation)
    for point in Visits.some(trial.calls.indices, of: operation) {
      for code in Visits.some([EIO, ENOSPC, EINTR, EDQUOT], at: point) {
        let world = try World.before(operation, .failure(at: point, code: code))
        let isDone = (try? operation.run(world)) != nil
        let found = trial.complaint(world, isAcknowledged: isDone)
        #expect(found == nil, "\(code) from \(trial.calls[point])")
      }
    }
    for point in Visits.some(0..<trial.locks, of: operation) {
      let world = try World.before(operation, .failingLock(at: point, code: EIO))
      let isDone = (try? operation.run(world)) != nil
      let found = trial.complaint(world, isAcknowledged: isDone)
      #expect(found == nil, "lock \(point)")
    }
  }

  @Test(arguments: Operation.all) func aDiskThatIsFull(_ operation: Operation) throws {
    let trial = try Trial(operation)
    for point in Visits.some(trial.crashPoints, of: operation) {
      for code in Visits.some([ENOSPC, EDQUOT], at: point) {
        let world = try World.before(operation, .full(from: point, code: code))
        let isDone = (try? operation.run(world)) != nil
        let found = trial.complaint(world, isAcknowledged: isDone)
        #expect(found == nil, "no room from \(trial.calls[point]) on")
      }
    }
  }
}

/// An operation with what may be seen before and after it.
struct Trial {
  let calls: [SimulatedDisk.Call]
  let locks: Int
  private let before: TreeView
  private let after: TreeView
  private let damage: Set<String>
  private let isExposed: Bool

  init(_ operation: Operation) throws {
    let world = try World.before(operation)
    before = try TreeView(world)
    damage = try Set(world.faults())
    isExposed = try !world.exposed().isEmpty
    world.disk.arm(.none)
    try operation.run(world)
    calls = world.disk.calls
    locks = world.disk.locks
    after = try TreeView(world)
    let faults = try world.faults()
    try #require(faults == [], "\(operation.name) without any fault")
  }

  /// Before each of these calls the power may go: what only reads changes nothing.
  var crashPoints: [Int] { calls.indices.filter { calls[$0].changes } }

  /// What is wrong after the crash of a world; nil when nothing is.
  func complaint(_ world: World, _ crash: Crash, isAcknowledged: Bool) -> String? {
    do {
      let exposed = try World(world.disk.after(crash)).exposed()
      if !isExposed, let exposed = exposed.first { return exposed }
      let found = try world.recovered(from: crash)
      return try complaint(found, isAcknowledged) ?? faults(of: found, isAcknowledged)
    } catch { return "\(error)" }
  }

  /// What is wrong in a world that goes on after a fault, and later, when the server has started again.
  func complaint(_ world: World, isAcknowledged: Bool) -> String? {
    do {
      let going = try World(world.disk.copy())
      if let complaint = try complaint(going, isAcknowledged) { return complaint }
    } catch { return "\(error)" }
    return complaint(world, .eager, isAcknowledged: isAcknowledged)
  }

  private func faults(of world: World, _ isAcknowledged: Bool) throws -> String? {
    try world.faults().first { isAcknowledged || !damage.contains($0) }
  }

  private func complaint(_ world: World, _ isAcknowledged: Bool) throws -> String? {
    let view = try TreeView(world)
    if view == after { return nil }
    if view == before {
      return isAcknowledged ? "what was acknowledged is lost" : nil
    }
    return "neither before nor after:\n\(view)\n-- after would be\n\(after)"
  }
}
