import System

/// One request to the imager, from handing it over to the end of the child.
struct Exchange: ~Copyable {
  /// What came back.
  struct Outcome {
    /// What the child wrote.
    var output: [UInt8]
    /// How it ended; `nil` if the imager did not say.
    var status: ImagerStatus?
    /// Whether the imager had started a child.
    var wasAccepted: Bool
  }

  private var output: Pipe
  private var status: Pipe

  init() throws(SystemError) {
    // Both before either is stored: a half-made value could not be thrown away.
    let first = try Pipe()
    let second = try Pipe()
    output = first
    status = second
  }

  /// The descriptors to send along, in the order of ``ImagerRequest``.
  func descriptors(picture: Int32) -> [Int32] {
    [picture, output.writingNumber, status.writingNumber]
  }

  /// Reads both pipes to their ends; at most `limit` bytes of output and until `deadline`.
  ///
  /// Throws `ETIMEDOUT` and `EFBIG` when those are passed: in both cases the imager or its child
  /// does what it must not.
  mutating func finish(limit: Int, deadline: ContinuousClock.Instant) throws(SystemError) -> Outcome
  {
    output.closeWriting()
    status.closeWriting()
    var bytes: [UInt8] = []
    var report: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var open = (output: true, status: true)
    while open.output || open.status {
      let left = ContinuousClock.now.duration(to: deadline).components
      let milliseconds = Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000)
      guard milliseconds > 0 else { throw SystemError(code: timedOutCode, call: "poll") }
      let events = try PollEvents.wait(
        for: [
          (open.output ? output.readingNumber : -1, .readable),
          (open.status ? status.readingNumber : -1, .readable),
        ], milliseconds: milliseconds)
      if !events[0].isEmpty {
        open.output = try output.read(into: &bytes, limit: limit, through: &buffer)
      }
      if !events[1].isEmpty {
        open.status = try status.read(into: &report, limit: 16, through: &buffer)
      }
    }
    let accepted = report.first == ImagerStatus.accepted
    return Outcome(
      output: bytes, status: ImagerStatus(report.dropFirst(accepted ? 1 : 0)),
      wasAccepted: accepted)
  }
}

extension Pipe {
  /// Appends what can be read now; `false` at the end. `EFBIG` beyond `limit` bytes in total.
  fileprivate func read(
    into bytes: inout [UInt8], limit: Int, through buffer: inout [UInt8]
  ) throws(SystemError) -> Bool {
    let count =
      switch reading {
      case .some(let end): try end.read(into: &buffer)
      case .none: 0
      }
    if bytes.count + count > limit { throw SystemError(code: tooBigCode, call: "read") }
    bytes.append(contentsOf: buffer[..<count])
    return count > 0
  }
}
