import CSystem

/// What the kernel lets this process use; lowered for good, for itself and all it forks.
public enum ResourceLimit: Sendable {
  /// Bytes of address space; beyond it, allocation fails.
  case addressSpace
  /// Seconds of processor time; beyond it, `SIGXCPU`, and `SIGKILL` a second later.
  case processorTime
  /// Bytes that a written file may reach; pipes are not files.
  case fileSize
  /// Descriptors that may be open, plus one.
  case descriptors
  /// Bytes of a core dump.
  case coreSize

  /// Sets both the soft and the hard limit. `setrlimit(2)`
  public func set(_ value: Int) throws(SystemError) {
    let resource: Int
    switch self {
    case .addressSpace: resource = Int(TT_LIMIT_ADDRESS_SPACE)
    case .processorTime: resource = Int(TT_LIMIT_CPU)
    case .fileSize: resource = Int(TT_LIMIT_FILE_SIZE)
    case .descriptors: resource = Int(TT_LIMIT_DESCRIPTORS)
    case .coreSize: resource = Int(TT_LIMIT_CORE)
    }
    try checked("setrlimit") { tt_limit(Int32(resource), UInt(max(value, 0))) }
  }
}
