import Glibc
@testable import Imaging
import System
import Testing

/// The imager whose children follow orders, and what can be seen of it from outside.
struct Attacker {
  let imager: Imager
  private let process: Int32
  private let descriptors: Int

  /// Starts one, and lets it make a photo first.
  init(_ change: (inout PhotoLimits) -> Void = { _ in }) throws {
    var limits = PhotoLimits()
    limits.wallSeconds = 5
    change(&limits)
    imager = Imager(path: Places.attackingImager, limits: limits)
    #expect(try Self.echo(Self.goodReply, imager) == nil)
    process = try #require(imager.processNumber)
    let number = process
    #expect(eventually { ProcessTable.children(of: number).isEmpty })
    descriptors = ProcessTable.descriptors(of: process)
  }

  /// What the next photo's child says to be accepted.
  private static let goodReply = Result { try ChildReply.made(SampleReply.pictures()).encoded }

  private static func echo(_ reply: Result<[UInt8], any Error>, _ imager: Imager) throws
    -> ImagingError?
  {
    try answer(Array("echo\n".utf8) + reply.get(), imager)
  }

  /// The answer to a child that follows `order`; `nil` if its photo is accepted.
  func answer(to order: String) throws -> ImagingError? {
    try Self.answer(Array(order.utf8), imager)
  }

  /// The answer to a child that says exactly `reply`.
  func answer(toReply reply: [UInt8]) throws -> ImagingError? {
    try Self.answer(Array("echo\n".utf8) + reply, imager)
  }

  private static func answer(_ picture: [UInt8], _ imager: Imager) throws -> ImagingError? {
    let file = try MemoryFile(picture)
    // As an upload is handed over: for reading only.
    let reading = Descriptor(owning: open("/proc/self/fd/\(file.descriptor.number)", O_RDONLY))
    try #require(reading.number >= 0)
    do {
      _ = try imager.develop(photo: reading.number, type: .png)
      return nil
    } catch {
      return error
    }
  }

  /// That nothing has come of whatever was tried: the same imager, without a child or a descriptor
  /// too many, makes the next photo.
  func expectUnharmed(_ what: String) throws {
    #expect(eventually { ProcessTable.children(of: process).isEmpty }, "\(what): a child is left")
    #expect(
      eventually { ProcessTable.descriptors(of: process) == descriptors },
      "\(what): descriptors are left")
    #expect(try Self.echo(Self.goodReply, imager) == nil, "\(what): the next photo fails")
    #expect(imager.processNumber == process, "\(what): the imager has died")
  }
}

/// The same orders in a process that is not sealed.
enum UnsealedAttack {
  /// What its child says, as the answer to it; its exit code if it says nothing.
  static func answer(to order: String) throws -> (answer: ImagingError?, code: Int32) {
    let path = "/tmp/tintype-orders-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    try Descriptor(owning: file).write(Array(order.utf8))
    defer { unlink(path) }
    var pipe = try Pipe()
    let process = try ChildProcess.spawn(
      Places.attackingImager, [path], descriptors: [nil, pipe.writingNumber, 2])
    pipe.closeWriting()
    let reading = Descriptor(owning: dup(pipe.readingNumber))
    let reply = try reading.readAll(limit: 1 << 20)
    guard case .exited(let code) = try process.wait() else { return (nil, -1) }
    guard case .refused(let refusal)? = ChildReply(reply) else { return (nil, code) }
    return (refusal.error, code)
  }
}

extension ImagingError {
  /// A call that was made and came back with this error; 0 for none.
  var errorOfCall: Int32? {
    if case .tooManyParts(let code, _) = self { Int32(code) } else { nil }
  }

  /// What a call that was made came back with.
  var resultOfCall: Int? {
    if case .tooManyParts(0, let result) = self { result } else { nil }
  }

  /// The child was ended by this signal.
  static func ended(by signal: Int32) -> ImagingError {
    .decoderFailed(detail: "ended by signal \(signal)")
  }
}
