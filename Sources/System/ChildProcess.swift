import CSystem
import Glibc

/// A process that this one started and must wait for.
public struct ChildProcess: Sendable, Equatable {
  /// The number of the process, greater than 0.
  public let number: Int32

  public init(number: Int32) {
    self.number = number
  }

  /// How a process ended.
  public enum Ending: Sendable, Equatable {
    /// By itself, with this exit code, 0 to 255.
    case exited(Int32)
    /// By this signal.
    case killed(signal: Int32)
  }

  /// Executes `path` with nothing in its environment but `environment` (`NAME=value`), default signals
  /// and a process group of its own, so that a terminal's Ctrl-C reaches it only through its owner; or
  /// even a session of its own when it is to outlive this process.
  ///
  /// Its descriptors 0, 1, … are `descriptors`, or `/dev/null` where there is none, and nothing
  /// else is open in it. `posix_spawn(3)`
  public static func spawn(
    _ path: String, _ arguments: [String], descriptors: [Int32?], environment: [String] = [],
    isOutliving: Bool = false
  ) throws(SystemError) -> ChildProcess {
    var number: Int32 = 0
    let sources = descriptors.map { $0 ?? -1 }
    var pointers = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe variables.forEach { unsafe free($0) } }
    let failure = unsafe tt_spawn(
      &number, path, &pointers, &variables, sources, Int32(sources.count), isOutliving ? 1 : 0)
    if failure != 0 { throw SystemError(code: failure, call: "posix_spawn") }
    return ChildProcess(number: number)
  }

  /// Which side of ``fork()`` this is.
  public enum Side: Sendable {
    case parent(ChildProcess)
    case child
  }

  /// Copies this process. Only for a process with a single thread. `fork(2)`
  public static func fork() throws(SystemError) -> Side {
    let number = try checked("fork") { tt_fork() }
    return number == 0 ? .child : .parent(ChildProcess(number: number))
  }

  /// Ends it at once; no failure if it has ended already. `kill(2)`
  public func killNow() {
    _ = kill(number, SIGKILL)
  }

  /// Waits until it has ended, and removes it from the process table. `waitpid(2)`
  public func wait() throws(SystemError) -> Ending {
    var status: Int32 = 0
    try checked("waitpid") { unsafe waitpid(number, &status, 0) }
    return Ending(status: status)
  }

  /// A descriptor that becomes readable when the process ends. `pidfd_open(2)`
  public func endingDescriptor() throws(SystemError) -> Descriptor {
    Descriptor(owning: try checked("pidfd_open") { pidfd_open(number, 0) })
  }

  /// Asks it to end. `kill(2)`
  public func signal(_ signal: Int32) {
    _ = kill(number, signal)
  }

  /// How it ended, removing it from the process table; nil while it runs. `waitpid(2)`
  public func ending() throws(SystemError) -> Ending? {
    var status: Int32 = 0
    if try checked("waitpid", { unsafe waitpid(number, &status, WNOHANG) }) == 0 { return nil }
    return Ending(status: status)
  }
}

extension ChildProcess.Ending {
  fileprivate init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
