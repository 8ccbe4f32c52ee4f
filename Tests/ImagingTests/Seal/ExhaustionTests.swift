import Glibc
@testable import Imaging
import Testing

@Suite("A taken-over child that never ends is ended", .serialized)
struct ExhaustionTests {
  private func expect(
    _ order: String, _ wanted: ImagingError, within seconds: Double = 60,
    _ change: (inout PhotoLimits) -> Void
  ) throws {
    let attacker = try Attacker(change)
    let begun = ContinuousClock.now
    #expect(try attacker.answer(to: order) == wanted)
    #expect(ContinuousClock.now - begun < .seconds(seconds))
    try attacker.expectUnharmed(order)
  }

  @Test func spinningIsLimitedByProcessorTime() throws {
    try expect("spin", .timedOut) { limits in
      limits.processorSeconds = 1
      limits.wallSeconds = 100
    }
  }

  @Test func spinningInThreadsIsLimitedByTheSameTime() throws {
    try expect("threads", .timedOut) { limits in
      limits.processorSeconds = 1
      limits.wallSeconds = 100
    }
  }

  @Test(arguments: ["sleep", "drip", "mute", "spin"])
  func whateverItDoesIsLimitedByTheClock(_ order: String) throws {
    try expect(order, .timedOut) { $0.wallSeconds = 1 }
  }

  @Test func outputWithoutEndIsCutOff() throws {
    try expect("flood", .decoderFailed(detail: "more output than allowed")) {
      $0.wallSeconds = 100
      $0.outputBytes = 10_000_000
    }
  }

  @Test func memoryIsWhatItMayHaveAndNoMore() throws {
    let attacker = try Attacker { $0.memory = 50_000_000 }
    guard case .tooManyParts(let code, let taken)? = try attacker.answer(to: "memory") else {
      Issue.record("another answer")
      return
    }
    #expect(Int32(code) == ENOMEM)
    #expect(taken > 30_000_000 && taken <= 50_000_000)
    try attacker.expectUnharmed("memory")
  }

  @Test func descriptorsAreThoseItHas() throws {
    let attacker = try Attacker()
    // Even a call that the seal would let through finds no number left.
    #expect(try attacker.answer(to: "call fcntl 0 0 3")?.errorOfCall == EPERM)
    #expect(try attacker.answer(to: "call dup2 0 3") == .ended(by: SIGSYS))
    #expect(try attacker.answer(to: "open")?.resultOfCall == 3)
    try attacker.expectUnharmed("descriptors")
  }
}
