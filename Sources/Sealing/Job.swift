import Imaging
import System

/// A child at work, as the imager sees it.
final class Job {
  private let process: ChildProcess
  private let ending: Descriptor
  /// Where its client waits to hear how it ended.
  private let status: Descriptor
  private let deadline: ContinuousClock.Instant
  private var wasTimedOut = false

  /// Begins to watch over a child that may run for `seconds`, and tells its client that it runs.
  init(
    _ process: ChildProcess, ending: consuming Descriptor, status: consuming Descriptor,
    seconds: Int
  ) {
    self.ending = ending
    self.process = process
    self.status = status
    deadline = .now + .seconds(seconds)
    tell([ImagerStatus.accepted])
  }

  /// What to wait for: the end of the child, and its client's going away.
  var watched: [(number: Int32, events: PollEvents)] {
    [(ending.number, .readable), (status.number, [])]
  }

  /// Milliseconds until the child must have ended, rounded up; 0 when it should have by now.
  var millisecondsLeft: Int {
    let left = ContinuousClock.now.duration(to: deadline).components
    return max(Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000) + 1, 0)
  }

  private func tell(_ bytes: [UInt8]) {
    // A client that has gone away needs no answer.
    _ = try? status.write(bytes)
  }

  /// Ends the child when its time is over.
  func checkTime() {
    guard millisecondsLeft <= 1 else { return }
    wasTimedOut = true
    process.killNow()
  }

  /// Ends the child because nobody waits for it any more.
  func abandon() {
    process.killNow()
  }

  /// Removes the ended child and tells its client how it ended.
  func finish() {
    guard let ending = try? process.wait() else { return }
    switch ending {
    case .exited(let code): tell(ImagerStatus.exited(UInt8(clamping: code)).encoded)
    case .killed where wasTimedOut: tell(ImagerStatus.timedOut.encoded)
    case .killed(let signal): tell(ImagerStatus.killed(signal: UInt8(clamping: signal)).encoded)
    }
  }
}
