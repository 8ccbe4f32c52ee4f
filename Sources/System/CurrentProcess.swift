import CSystem
import Glibc

/// What this process asks of the kernel for itself.
public enum CurrentProcess {
  /// Its number. `getpid(2)`
  public static var number: Int32 { getpid() }

  /// The number of the user whose rights it has. `geteuid(2)`
  public static var user: UInt32 { geteuid() }

  /// Whether there is a process of this number. `kill(2)` with signal 0
  public static func exists(_ number: Int64) -> Bool {
    guard let number = Int32(exactly: number), number > 0 else { return false }
    return kill(number, 0) == 0 || errno == EPERM
  }

  /// Forbids every later gain of rights, as by set-user-id programs. `PR_SET_NO_NEW_PRIVS`
  public static func forbidNewPrivileges() throws(SystemError) {
    try checked("prctl") { tt_prctl(PR_SET_NO_NEW_PRIVS, 1) }
  }

  /// Keeps other processes of the same user from reading its memory. `PR_SET_DUMPABLE`
  public static func forbidInspection() throws(SystemError) {
    try checked("prctl") { tt_prctl(PR_SET_DUMPABLE, 0) }
  }

  /// Ends this process as soon as the thread that forked it ends. `PR_SET_PDEATHSIG`
  ///
  /// Only for children of a process with a single thread: the signal comes when that very thread
  /// ends, even if its process goes on.
  public static func dieWithParent(by signal: Int32 = SIGKILL) throws(SystemError) {
    try checked("prctl") { tt_prctl(PR_SET_PDEATHSIG, UInt(signal)) }
  }

  /// Gives way to other processes: 0 is normal, 19 the lowest priority. `setpriority(2)`
  public static func lowerPriority(to nice: Int32) throws(SystemError) {
    try checked("setpriority") { tt_lower_priority(nice) }
  }

  /// The stack of every thread started from now on, in bytes, instead of the usual 8 MB of address
  /// space each. `pthread_setattr_default_np(3)`
  public static func limitThreadStacks(to bytes: Int) throws(SystemError) {
    let failure = tt_thread_stack(bytes)
    if failure != 0 { throw SystemError(code: failure, call: "pthread_setattr_default_np") }
  }

  /// How gladly the kernel ends this process when memory runs out: 0 is usual, 1000 first of all.
  /// `proc_pid_oom_score_adj(5)`
  public static func offerMemory(_ score: Int) throws(SystemError) {
    try FileBytes.write("\(score)", to: "/proc/self/oom_score_adj")
  }

  /// Makes `number` another name of what `source` is, not close-on-exec. `dup2(2)`
  public static func duplicate(_ source: Int32, as number: Int32) throws(SystemError) {
    try checked("dup2") { dup2(source, number) }
  }

  /// Closes every descriptor from `first` upwards. `closefrom(3)`
  public static func closeDescriptors(from first: Int32) {
    tt_close_from(first)
  }

  /// Ends at once, without running exit handlers. `_exit(2)`
  public static func exitNow(_ code: Int32) -> Never {
    _exit(code)
  }
}
