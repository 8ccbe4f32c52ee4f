/// A pipe that becomes readable for good, to wake threads that wait in a `Poller`.
public struct Waker: ~Copyable, Sendable {
  private let pipe: Pipe

  public init() throws(SystemError) {
    pipe = try Pipe()
  }

  public var readable: Int32 { pipe.readingNumber }

  public func wake() {
    try? pipe.write([0])
  }
}
