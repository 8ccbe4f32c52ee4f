import CSystem

/// Both ends of a pipe, each closed at the latest when the value goes out of use. `pipe(7)`
public struct Pipe: ~Copyable, Sendable {
  /// Where to read; 0 bytes come once every copy of the writing end is closed.
  public private(set) var reading: Descriptor?
  /// Where to write.
  public private(set) var writing: Descriptor?

  /// Makes a pipe whose ends are close-on-exec. `pipe2(2)`
  public init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    try checked("pipe2") { unsafe tt_pipe(&ends) }
    reading = Descriptor(owning: ends[0])
    writing = Descriptor(owning: ends[1])
  }

  /// The number of the reading end; -1 once it has been closed.
  public var readingNumber: Int32 {
    switch reading {
    case .some(let end): end.number
    case .none: -1
    }
  }

  /// The number of the writing end; -1 once it has been closed.
  public var writingNumber: Int32 {
    switch writing {
    case .some(let end): end.number
    case .none: -1
    }
  }

  /// Writes all bytes; nothing once the writing end has been closed here. `write(2)`
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    switch writing {
    case .some(let end): try end.write(bytes)
    case .none: break
    }
  }

  /// Closes the writing end here, so that the reader sees the end when the other process is gone.
  public mutating func closeWriting() {
    writing = nil
  }
}
