import Dispatch
import Glibc
@testable import Imaging
import Synchronization
import System
import Testing

@Suite("The imager lives through everything", .serialized)
struct ImagerLifeTests {
  private static let small = DrawnPNG.quadrants(width: 40, height: 40).bytes
  private static let slow = DrawnPNG.noise(side: 2200).bytes

  /// Develops the slow photo in another thread, and runs `body` while its child is at work.
  ///
  /// Not in a task: those share two threads on a small machine, and both may be waiting.
  private func whileWorking(
    _ imager: Imager, _ body: (_ imager: Int32, _ child: Int32) -> Void
  ) -> ImagingError? {
    let answer = Answer()
    let slow = Self.slow
    DispatchQueue.global().async {
      do {
        _ = try imager.develop(slow)
        answer.state.withLock { $0 = (true, nil) }
      } catch {
        answer.state.withLock { $0 = (true, error as? ImagingError) }
      }
    }
    var child: Int32 = 0
    let found = eventually {
      guard let process = imager.processNumber, let first = ProcessTable.children(of: process).first
      else {
        return false
      }
      child = first
      return true
    }
    #expect(found)
    if let process = imager.processNumber, found { body(process, child) }
    #expect(eventually { answer.state.withLock(\.isThere) })
    return answer.state.withLock(\.error)
  }

  private final class Answer: Sendable {
    let state = Mutex<(isThere: Bool, error: ImagingError?)>((false, nil))
  }

  @Test func aKilledChildCostsItsPhotoOnly() throws {
    let imager = Imager(path: Places.imager)
    _ = try imager.develop(Self.small)
    let process = imager.processNumber
    let error = whileWorking(imager) { _, child in kill(child, SIGSEGV) }
    #expect(error == .decoderFailed(detail: "ended by signal 11"))
    _ = try imager.develop(Self.small)
    #expect(imager.processNumber == process)
  }

  @Test func aKilledImagerIsStartedAgain() throws {
    let imager = Imager(path: Places.imager)
    _ = try imager.develop(Self.small)
    let first = try #require(imager.processNumber)
    kill(first, SIGKILL)
    _ = try imager.develop(Self.small)
    let second = try #require(imager.processNumber)
    #expect(first != second)
    let error = whileWorking(imager) { process, _ in kill(process, SIGKILL) }
    // Unless it died before it had said that it took the job, which is done again then.
    #expect(error == nil || error == .imagerFailed(detail: "the imager died"))
    _ = try imager.develop(Self.small)
    #expect(imager.processNumber != second)
  }

  @Test func childrenDieWithTheImager() throws {
    let imager = Imager(path: Places.imager)
    _ = try imager.develop(Self.small)
    _ = whileWorking(imager) { process, child in
      kill(process, SIGKILL)
      #expect(eventually { ProcessTable.hasEnded(child) })
    }
  }

  @Test func aClientThatGoesAwayFreesTheChild() throws {
    let imager = try ImagerProcess(path: Places.imager)
    let file = try MemoryFile(Self.slow)
    do {
      let exchange = try Exchange()
      try imager.send(
        ImagerRequest(
          work: .develop(.png), crop: .centre, limits: PhotoLimits(), background: .white),
        descriptors: exchange.descriptors(picture: file.descriptor.number))
      let number = imager.number
      #expect(eventually { !ProcessTable.children(of: number).isEmpty })
    }
    let number = imager.number
    // Long before its time would be over.
    #expect(eventually { ProcessTable.children(of: number).isEmpty })
  }

  @Test func aMissingProgramIsAClearFailure() {
    let imager = Imager(path: "/nonexistent/tintype-imager")
    let error = #expect(throws: ImagingError.self) { _ = try imager.develop(Self.small) }
    #expect(error?.code == "imager-failed")
  }

  @Test func aProgramThatIsNoImagerIsAClearFailure() {
    let imager = Imager(path: "/bin/true")
    let error = #expect(throws: ImagingError.self) { _ = try imager.develop(Self.small) }
    #expect(error?.code == "imager-failed")
  }

  @Test func nonsenseOnTheConnectionIsPassedOver() throws {
    var sockets: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &sockets)
    let process = try ChildProcess.spawn(Places.imager, [], descriptors: [sockets[0], nil, nil])
    let ours = MessageSocket(Descriptor(owning: sockets[1]))
    close(sockets[0])
    for length in [1, 3, 50, 511] {
      try ours.send((0..<length).map { _ in UInt8.random(in: 0...255) }, descriptors: [0])
    }
    usleep(300_000)
    #expect(kill(process.number, 0) == 0)
    _ = consume ours
    #expect(try process.wait() == .exited(0))
  }

  @Test func manyThreadsMayAskAtOnceAndNothingLeaks() throws {
    let imager = Imager(path: Places.imager)
    _ = try imager.develop(Self.small)
    let process = try #require(imager.processNumber)
    let before = ProcessTable.descriptors(of: process)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<4 {
        #expect(throws: Never.self) { _ = try imager.develop(Self.small) }
      }
    }
    #expect(imager.processNumber == process)
    #expect(eventually { ProcessTable.children(of: process).isEmpty })
    #expect(eventually { ProcessTable.descriptors(of: process) == before })
  }
}
