/// What the imager itself, not the child, says about a request on its status pipe.
package enum ImagerStatus: Sendable, Equatable {
  /// The child ended by itself with this exit code.
  case exited(UInt8)
  /// The child was ended by this signal.
  case killed(signal: UInt8)
  /// The imager killed the child at its wall-clock limit.
  case timedOut
  /// Too many children are running: nothing was started.
  case busy

  /// Written as soon as a child has been started for the request. Without it, the request can
  /// safely be sent again to another imager.
  package static let accepted = UInt8(ascii: "A")

  /// The two bytes that follow ``accepted``.
  package var encoded: [UInt8] {
    switch self {
    case .exited(let code): [UInt8(ascii: "E"), code]
    case .killed(let signal): [UInt8(ascii: "K"), signal]
    case .timedOut: [UInt8(ascii: "T"), 0]
    case .busy: [UInt8(ascii: "B"), 0]
    }
  }

  /// Reads what ``encoded`` writes; `nil` for anything else.
  package init?(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count == 2 else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "E"): self = .exited(bytes[1])
    case UInt8(ascii: "K"): self = .killed(signal: bytes[1])
    case UInt8(ascii: "T") where bytes[1] == 0: self = .timedOut
    case UInt8(ascii: "B") where bytes[1] == 0: self = .busy
    default: return nil
    }
  }
}
