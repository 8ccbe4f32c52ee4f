import Dispatch
import Glibc
@testable import Imaging
import Synchronization
import System
import Testing

@Suite("Children and imagers that are killed at any moment cost their photos only", .serialized)
struct SuddenDeathTests {
  private static let seconds = Places.variable("TINTYPE_KILL_SECONDS").flatMap { Int($0) } ?? 3
  private static let photo = DrawnPNG.noise(side: 200).bytes

  private final class Tally: Sendable {
    let answers = Mutex<[String: Int]>([:])
    func count(_ answer: String) { answers.withLock { $0[answer, default: 0] += 1 } }
    var kinds: Set<String> { answers.withLock { Set($0.keys) } }
  }

  /// Four threads develop photos while `kill` is called at random moments: for some seconds, and
  /// longer if by then not every one of `wanted` has been an answer.
  private static func develop(
    _ imager: Imager, until wanted: Set<String>, while kill: @Sendable () -> Void
  ) -> Tally {
    let tally = Tally()
    let end = ContinuousClock.now + .seconds(seconds)
    let last = end + .seconds(30)
    let isOver = { @Sendable in
      let now = ContinuousClock.now
      return now > last || now > end && wanted.isSubset(of: tally.kinds)
    }
    DispatchQueue.concurrentPerform(iterations: 5) { thread in
      while !isOver() {
        if thread == 0 {
          usleep(.random(in: 0..<200_000))
          kill()
          continue
        }
        do {
          _ = try imager.develop(photo)
          tally.count("ok")
        } catch {
          tally.count((error as? ImagingError)?.code ?? "\(error)")
        }
      }
    }
    return tally
  }

  // Each in a process of its own: descriptors and children are counted, and other tests have some.

  @Test func childrenKilledAtRandom() async {
    await #expect(processExitsWith: .success) {
      let imager = Imager(path: Places.imager)
      _ = try imager.develop(Self.photo)
      let process = try #require(imager.processNumber)
      let own = ProcessTable.descriptors(of: getpid())
      let others = ProcessTable.descriptors(of: process)
      let answers: Set = ["ok", "decoder-failed", "too-much-memory"]
      let tally = Self.develop(imager, until: answers) {
        guard let child = ProcessTable.children(of: process).randomElement() else { return }
        kill(child, [SIGKILL, SIGSEGV, SIGTERM, SIGABRT].randomElement() ?? SIGKILL)
      }
      #expect(tally.kinds == answers)
      #expect(imager.processNumber == process)
      #expect(eventually { ProcessTable.children(of: process).isEmpty })
      #expect(eventually { ProcessTable.descriptors(of: process) == others })
      #expect(eventually { ProcessTable.descriptors(of: getpid()) <= own })
      _ = try imager.develop(Self.photo)
    }
  }

  @Test func imagersKilledAtRandom() async {
    await #expect(processExitsWith: .success) {
      let imager = Imager(path: Places.imager)
      _ = try imager.develop(Self.photo)
      let own = ProcessTable.descriptors(of: getpid())
      let tally = Self.develop(imager, until: ["ok", "imager-failed"]) {
        guard let process = imager.processNumber else { return }
        kill(process, SIGKILL)
        usleep(250_000)
      }
      #expect(tally.kinds == ["ok", "imager-failed"])
      _ = try imager.develop(Self.photo)
      let process = try #require(imager.processNumber)
      #expect(eventually { ProcessTable.children(of: process).isEmpty })
      #expect(eventually { ProcessTable.descriptors(of: getpid()) <= own })
      // The killed ones have been waited for: no child of this process but the last.
      #expect(
        eventually {
          ProcessTable.children(of: getpid()).allSatisfy { !ProcessTable.hasEnded($0) }
        })
    }
  }
}
