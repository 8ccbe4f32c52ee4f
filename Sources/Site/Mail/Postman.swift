import Members
import Store
import Synchronization
import System

/// Has letters sent outside the requests that cause them: a thread that looks through the outbox, when
/// there is something new or it is time to try again.
final class Postman: Sendable {
  private struct State {
    /// The outbox as it was when everything in it had been looked at.
    var seen: Stamp?
    /// When a letter is to be tried again, in milliseconds since 1970; nil: none is.
    var next: Int64?
    /// Until when nothing is done at all.
    var rest: Int64 = 0
    var taken: Set<String> = []
  }

  /// Milliseconds until another try after something that has nothing to do with a letter, such as a
  /// full disk, or while another process sends.
  private static let pause: Int64 = 2_000
  private static let pauseAfterError: Int64 = 60_000

  private let members: Members
  private let carrier: any MailCarrier
  private let errand = Errand()
  private let state = Mutex(State())
  private let isStopping = Atomic(false)

  init(_ members: Members, _ carrier: any MailCarrier) {
    self.members = members
    self.carrier = carrier
  }

  /// Begins a round if there is something to do; one call to the system otherwise.
  func look() {
    guard !isStopping.load(ordering: .acquiring), isDue() else { return }
    do { try errand.run { [self] in round() } } catch { Log.write("mail: \(error)") }
  }

  /// No round begins any more; waits for the one that goes on, which hurries.
  func finish() {
    isStopping.store(true, ordering: .releasing)
    errand.wait()
  }

  private func isDue() -> Bool {
    state.withLock { state in
      let now = Clock.milliseconds()
      if now < state.rest { return false }
      if let next = state.next, next <= now { return true }
      return state.seen.map { !members.store.areCurrent([$0]) } ?? true
    }
  }

  private func round() {
    do {
      let stamp = try members.outboxStamp()
      // One that is too young may change again without showing it.
      let isSettled = stamp.isSettled
      var taken = state.withLock(\.taken)
      defer { state.withLock { $0.taken = taken } }
      let round = try members.sendWaiting(by: carrier, taken: &taken) {
        isStopping.load(ordering: .acquiring)
      }
      // Without the reason: what a server answers has addresses in it.
      if round.postponed + round.refused > 0 {
        Log.write(
          "mail: \(round.postponed) to be tried again, \(round.refused) given up;"
            + " tintype mail --list says why")
      }
      state.withLock { state in
        state.seen = isSettled && !round.isElsewhere ? stamp : nil
        state.next = round.next
        if round.isElsewhere { state.rest = Clock.milliseconds() + Self.pause }
      }
    } catch {
      Log.write("mail: \(error)")
      state.withLock { state in
        state.seen = nil
        state.rest = Clock.milliseconds() + Self.pauseAfterError
      }
    }
  }
}
