import Glibc

/// Signals taken one after the other by `wait`, instead of interrupting whatever runs.
public struct Signals: Sendable {
  private let set: sigset_t

  /// Blocks `numbers` in this thread and in every thread it starts. `pthread_sigmask(3)`
  public init(blocking numbers: [Int32]) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in numbers { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    self.set = set
  }

  /// The next of them; nil after `timeout` milliseconds. `sigtimedwait(2)`
  public func wait(timeout: Int) -> Int32? {
    var set = set
    var time = timespec(tv_sec: timeout / 1_000, tv_nsec: (timeout % 1_000) * 1_000_000)
    let number = unsafe sigtimedwait(&set, nil, &time)
    return number > 0 ? number : nil
  }

  /// A closed connection becomes an error of the call that writes, instead of ending the process.
  public static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}

extension Signals {
  public static let terminate = SIGTERM
  public static let interrupt = SIGINT
  public static let hangUp = SIGHUP
  public static let child = SIGCHLD
}
