import CSystem
import Glibc

/// One end of a connection between two processes that keeps messages apart and can carry
/// descriptors. `unix(7)`, `SOCK_SEQPACKET`
public struct MessageSocket: ~Copyable, Sendable {
  /// The socket itself.
  public let descriptor: Descriptor

  /// Takes over a connected socket of type `SOCK_SEQPACKET`.
  public init(_ descriptor: consuming Descriptor) {
    self.descriptor = descriptor
  }

  /// Makes both ends, close-on-exec, and hands them to `body`. `socketpair(2)`
  public static func pair<Result>(
    _ body: (consuming MessageSocket, consuming MessageSocket) -> Result
  ) throws(SystemError) -> Result {
    var ends: [Int32] = [-1, -1]
    try checked("socketpair") {
      unsafe socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    }
    return body(
      MessageSocket(Descriptor(owning: ends[0])), MessageSocket(Descriptor(owning: ends[1])))
  }

  /// Sends one message with at most 8 descriptors, which stay open here too. `sendmsg(2)`
  public func send(_ bytes: [UInt8], descriptors: [Int32] = []) throws(SystemError) {
    try checked("sendmsg") {
      unsafe tt_send_descriptors(
        descriptor.number, bytes, bytes.count, descriptors, Int32(descriptors.count))
    }
  }

  /// Makes ``send(_:descriptors:)`` fail with `EAGAIN` after `seconds` of a full queue.
  public func limitSending(seconds: Int) throws(SystemError) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    try checked("setsockopt") {
      unsafe setsockopt(
        descriptor.number, SOL_SOCKET, SO_SNDTIMEO, &limit,
        socklen_t(MemoryLayout<timeval>.size))
    }
  }

  /// Receives one message of at most `limit` bytes; what is longer is cut off. `recvmsg(2)`
  ///
  /// - Returns: The bytes, none when the other end is closed, and the descriptors that came with
  ///   them, close-on-exec: the caller must close each, at most 8.
  public func receive(limit: Int) throws(SystemError) -> (bytes: [UInt8], descriptors: [Int32]) {
    var bytes = [UInt8](repeating: 0, count: limit)
    var descriptors = [Int32](repeating: -1, count: 8)
    var count = Int32(descriptors.count)
    let length = try checked("recvmsg") {
      unsafe tt_receive_descriptors(descriptor.number, &bytes, limit, &descriptors, &count)
    }
    return (Array(bytes.prefix(length)), Array(descriptors.prefix(Int(count))))
  }
}
