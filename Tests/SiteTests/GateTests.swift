import Members
import Testing

@testable import Site

@Suite struct GateTests {
  @Test func whoComesBeyondTheLimitIsToldToComeAgain() throws {
    let gate = Gate(2)
    try gate.run {
      _ = try gate.run {
        #expect(throws: Busy(retryAfter: 15)) { try gate.run {} }
      }
      // One has left: there is room again, also after an error.
      #expect(try gate.run { "in" } == "in")
    }
    struct Failed: Error {}
    for _ in 0..<3 { #expect(throws: Failed.self) { try gate.run { throw Failed() } } }
    #expect(try gate.run { "in" } == "in")
  }
}
