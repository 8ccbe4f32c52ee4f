import Glibc
import Imaging
import System

/// The life of a child: it closes itself in, does its work, hands over the reply and ends.
enum Child {
  /// How it ends when something is wrong on our own side. Everything that is wrong with a picture
  /// ends with 0 and is said in the reply.
  enum ExitCode: Int32 {
    case done = 0
    case setupFailed = 70
    case sealFailed = 71
    case outputFailed = 74
  }

  private static let picture: Int32 = 0
  private static let output: Int32 = 1
  private static let firstUnused: Int32 = 3
  /// Above what fontconfig and pango have open at a time.
  private static let fontDescriptors: Int32 = 64
  private static let oomScore = 1000

  /// Runs in a fresh copy of the imager, and never returns.
  ///
  /// - Parameters:
  ///   - addressSpace: Bytes of address space that the imager itself uses.
  ///   - work: What it is for; it is done behind the seal.
  static func run(
    _ request: ImagerRequest, picture: Int32, output: Int32, seals: borrowing Seals,
    addressSpace: Int, work: EventLoop.Work
  ) -> Never {
    do {
      try arrangeDescriptors(picture: picture, output: output)
      try limit(request, addressSpace: addressSpace)
    } catch {
      CurrentProcess.exitNow(ExitCode.setupFailed.rawValue)
    }
    guard seals.close(for: request, process: getpid()) else {
      CurrentProcess.exitNow(ExitCode.sealFailed.rawValue)
    }
    let reply = work(request, Self.picture)
    do {
      try Descriptor(owning: Self.output).write(reply)
    } catch {
      CurrentProcess.exitNow(ExitCode.outputFailed.rawValue)
    }
    CurrentProcess.exitNow(ExitCode.done.rawValue)
  }

  /// The picture is 0, the output 1, and 2 nothing; the imager's connection is closed.
  private static func arrangeDescriptors(picture: Int32, output: Int32) throws(SystemError) {
    // The imager's descriptor 1 is /dev/null, and what came in the message is above 2.
    try CurrentProcess.duplicate(1, as: 2)
    try CurrentProcess.duplicate(picture, as: Self.picture)
    try CurrentProcess.duplicate(output, as: Self.output)
    CurrentProcess.closeDescriptors(from: firstUnused)
  }

  private static func limit(_ request: ImagerRequest, addressSpace: Int) throws(SystemError) {
    try CurrentProcess.dieWithParent()
    // Where /proc is missing, the kernel chooses whom to end by size alone.
    _ = try? CurrentProcess.offerMemory(oomScore)
    try CurrentProcess.forbidInspection()
    try CurrentProcess.forbidNewPrivileges()
    try ResourceLimit.addressSpace.set(addressSpace + request.limits.memory)
    try ResourceLimit.processorTime.set(request.limits.processorSeconds)
    try ResourceLimit.fileSize.set(0)
    try ResourceLimit.descriptors.set(Int(request.readsFonts ? fontDescriptors : firstUnused))
    try ResourceLimit.coreSize.set(0)
  }
}
