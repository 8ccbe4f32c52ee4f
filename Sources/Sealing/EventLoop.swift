import Glibc
import Imaging
import System

/// The imager itself: takes requests, starts a child for each, and watches over them.
///
/// It never looks at a picture. It has a single thread, so it may fork.
package struct EventLoop: ~Copyable {
  /// What a child does with a request and the descriptor of its picture: the reply to write.
  package typealias Work = (ImagerRequest, Int32) -> [UInt8]

  /// Children side by side at most. The page servers bound them further, to what the machine can
  /// bear; this is the last resort.
  private static let mostJobs = 16
  /// Gives way to the pages.
  private static let niceLevel: Int32 = 10

  private static let oomScore = 500
  private static let threadStack = 2 << 20

  private let socket: MessageSocket
  private let seals: Seals
  private let addressSpace: Int
  private let work: Work
  private var jobs: [Job] = []

  /// Serves until the connection on descriptor 0 is closed.
  ///
  /// - Parameters:
  ///   - prepare: Makes ready what every child will use; says what is wrong, `nil` if nothing is.
  ///     It must start no thread: the children would lack it.
  ///   - work: What each child does, behind the seal.
  package static func serve(prepare: () -> String?, work: @escaping Work) {
    // Swift's runtime catches crashes to print a backtrace, which the seal forbids and which takes
    // seconds: a crash shall be told as what it is, from a child's first moment on.
    for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      signal(number, SIG_DFL)
    }
    // A client may go away at any moment: writing to it then fails, and that is all.
    signal(SIGPIPE, SIG_IGN)
    _ = try? CurrentProcess.lowerPriority(to: niceLevel)
    // Out of memory, the children go first, then this process, which is started again.
    _ = try? CurrentProcess.offerMemory(oomScore)
    // Decoders start a thread for each processor, however many the machine has.
    _ = try? CurrentProcess.limitThreadStacks(to: threadStack)
    if let trouble = prepare() { CurrentProcess.fail(trouble) }
    guard let seals = Seals() else { CurrentProcess.fail("libseccomp cannot build the filter") }
    var loop = EventLoop(
      socket: MessageSocket(Descriptor(owning: 0)), seals: seals,
      addressSpace: AddressSpace.current(), work: work)
    loop.run()
  }

  private init(
    socket: consuming MessageSocket, seals: consuming Seals, addressSpace: Int,
    work: @escaping Work
  ) {
    self.socket = socket
    self.seals = seals
    self.addressSpace = addressSpace
    self.work = work
  }

  private mutating func run() {
    while true {
      let watched = [(socket.descriptor.number, PollEvents.readable)] + jobs.flatMap(\.watched)
      guard
        let events = try? PollEvents.wait(
          for: watched, milliseconds: jobs.map(\.millisecondsLeft).min())
      else { CurrentProcess.fail("poll") }
      tend(Array(events.dropFirst()))
      if !events[0].isEmpty, !take() { break }
    }
    // The owner is gone: nobody waits for these.
    for job in jobs { job.abandon() }
  }

  /// Looks after every job; `events` has two entries for each.
  private mutating func tend(_ events: [PollEvents]) {
    var running: [Job] = []
    for (index, job) in jobs.enumerated() {
      job.checkTime()
      if !events[2 * index + 1].isEmpty { job.abandon() }
      if events[2 * index].isEmpty { running.append(job) } else { job.finish() }
    }
    jobs = running
  }

  /// Takes one request; `false` at the end of the connection.
  private mutating func take() -> Bool {
    guard let message = try? socket.receive(limit: ImagerRequest.longest),
      !message.bytes.isEmpty
    else { return false }
    guard let request = ImagerRequest(message.bytes),
      message.descriptors.count == ImagerRequest.descriptorCount
    else {
      for number in message.descriptors { _ = Descriptor(owning: number) }
      return true
    }
    start(
      request, picture: Descriptor(owning: message.descriptors[0]),
      output: Descriptor(owning: message.descriptors[1]),
      status: Descriptor(owning: message.descriptors[2]))
    return true
  }

  /// Forks a child for the request. Our copies of its descriptors are closed at the end, the
  /// status apart.
  private mutating func start(
    _ request: ImagerRequest, picture: consuming Descriptor, output: consuming Descriptor,
    status: consuming Descriptor
  ) {
    do {
      guard jobs.count < Self.mostJobs else { throw SystemError(code: EAGAIN, call: "fork") }
      switch try ChildProcess.fork() {
      case .child:
        Child.run(
          request, picture: picture.number, output: output.number, seals: seals,
          addressSpace: addressSpace, work: work)
      case .parent(let process):
        watch(process, status: status, seconds: request.limits.wallSeconds)
      }
    } catch {
      _ = try? status.write(ImagerStatus.busy.encoded)
    }
  }

  private mutating func watch(
    _ process: ChildProcess, status: consuming Descriptor, seconds: Int
  ) {
    guard let ending = try? process.endingDescriptor() else {
      // Nothing could end it in time: it must not begin. Its client hears of a broken imager.
      process.killNow()
      _ = try? process.wait()
      return
    }
    jobs.append(Job(process, ending: ending, status: status, seconds: seconds))
  }
}
