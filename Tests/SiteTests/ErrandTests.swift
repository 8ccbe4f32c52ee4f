import Synchronization
import System
import Testing

@testable import Site

@Suite struct ErrandTests {
  @Test func onlyOneRunsAtATimeAndItCanBeRunAgain() throws {
    let errand = Errand()
    let mayEnd = Atomic(false)
    let (first, meanwhile, later) = (Ran(), Ran(), Ran())
    try errand.run {
      while !mayEnd.load(ordering: .acquiring) { Clock.sleep(milliseconds: 1) }
      first.note()
    }
    try errand.run { meanwhile.note() }
    #expect(!first.isTrue)
    mayEnd.store(true, ordering: .releasing)
    for _ in 0..<2_000 where !later.isTrue {
      try errand.run { later.note() }
      Clock.sleep(milliseconds: 1)
    }
    #expect(first.isTrue && later.isTrue && !meanwhile.isTrue)
  }
}

private final class Ran: Sendable {
  private let value = Atomic(false)
  var isTrue: Bool { value.load(ordering: .acquiring) }
  func note() { value.store(true, ordering: .releasing) }
}
