import Glibc

extension Exchange.Outcome {
  /// Seconds after which a busy imager is worth another try.
  private static let retryAfter = 5

  /// What the child made, or why it made nothing. The imager's word about how the child ended
  /// comes first: a child that did not end by itself has said nothing that counts.
  func pictures() throws(ImagingError) -> ChildReply.Pictures {
    switch status {
    case .exited(0): break
    case .exited(let code): throw .imagerFailed(detail: "the child could not begin (\(code))")
    case .killed(let signal): throw Self.error(forSignal: Int32(signal))
    case .timedOut: throw .timedOut
    case .busy: throw .busy(retryAfter: Self.retryAfter)
    case nil: throw .imagerFailed(detail: "the imager died")
    }
    switch ChildReply(output) {
    case .made(let pictures): return pictures
    case .refused(let refusal): throw refusal.error
    case nil: throw .decoderFailed(detail: "a reply of \(output.count) bytes makes no sense")
    }
  }

  /// SIGXCPU is the kernel's limit of processor time. glib gives up by SIGTRAP, and others by
  /// SIGABRT, when they are refused memory; SIGKILL is the kernel's own way of being out of it.
  private static func error(forSignal signal: Int32) -> ImagingError {
    switch signal {
    case SIGXCPU: .timedOut
    case SIGTRAP, SIGABRT, SIGKILL: .tooMuchMemory
    default: .decoderFailed(detail: "ended by signal \(signal)")
    }
  }
}
