import Glibc

/// A pipe that becomes readable for good, to wake threads that wait in a `Poller`.
public struct Waker: ~Copyable, Sendable {
  private let output: Descriptor
  private let input: Descriptor

  public init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    _ = try checked("pipe") { unsafe pipe(&ends) }
    output = Descriptor(owning: ends[0])
    input = Descriptor(owning: ends[1])
  }

  public var readable: Int32 { output.number }

  public func wake() {
    try? input.write([0])
  }
}
