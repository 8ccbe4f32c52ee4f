import CSeccomp
import Imaging
import System

/// What a child may still ask of the kernel: to use the memory and descriptors that it has, and, if it
/// draws, to read fonts.
@safe
struct Seal: ~Copyable {
  private let filter: scmp_filter_ctx

  /// Memory, threads, time, and the descriptors that are open.
  private static let allowed = [
    "read", "write", "close", "lseek", "fstat", "mmap", "munmap", "mremap",
    "mprotect", "brk", "madvise", "futex", "set_robust_list", "rseq", "rt_sigprocmask",
    "rt_sigaction", "rt_sigreturn", "clock_gettime", "clock_nanosleep", "gettimeofday",
    "sched_yield", "sched_getaffinity", "getrandom", "gettid", "getpid", "sysinfo", "exit",
    "exit_group",
  ]

  /// What glib, liborc and the C library try and can do without.
  private static let refused = [
    "open", "umask", "unlink", "unlinkat", "mkdir", "mkdirat", "ftruncate", "ioctl", "getcwd",
    "getpeername", "prlimit64", "sched_setaffinity", "sched_setscheduler",
  ]

  /// What finding and reading a file takes; refused to a child that has its file already. Which files
  /// can be opened at all, ``Landlock`` says.
  private static let reading = [
    "access", "faccessat", "faccessat2", "readlink", "readlinkat", "fcntl", "stat", "lstat",
    "newfstatat", "statx", "getdents64",
  ]

  /// What fontconfig asks for beside that.
  private static let readingFonts = ["statfs", "fstatfs", "fadvise64", "pread64"]

  private static let refusalCode: Int32 = 1  // EPERM
  private static let missingCode: Int32 = 38  // ENOSYS

  /// Prepares the filter, once, in the imager itself; `nil` if libseccomp cannot.
  init?(readsFiles: Bool = false) {
    guard let filter = unsafe tt_filter() else { return nil }
    var failures = Self.allowed.count { unsafe tt_allow(filter, Self.number(of: $0)) != 0 }
    failures += Self.refused.count {
      unsafe tt_refuse(filter, Self.number(of: $0), Self.refusalCode) != 0
    }
    failures += Self.reading.count {
      let call = Self.number(of: $0)
      return unsafe readsFiles
        ? tt_allow(filter, call) != 0 : tt_refuse(filter, call, Self.refusalCode) != 0
    }
    if readsFiles {
      failures += Self.readingFonts.count { unsafe tt_allow(filter, Self.number(of: $0)) != 0 }
      if unsafe tt_allow_reading(filter, Self.refusalCode) != 0 { failures += 1 }
    } else if unsafe tt_refuse(filter, Self.number(of: "openat"), Self.refusalCode) != 0 {
      failures += 1
    }
    // Threads, not processes. A filter cannot read the flags of clone3: told that it is missing,
    // the C library falls back to clone.
    if unsafe tt_allow_threads(filter) != 0 { failures += 1 }
    if unsafe tt_refuse(filter, Self.number(of: "clone3"), Self.missingCode) != 0 { failures += 1 }
    // Naming a thread; nothing else that prctl can do.
    if unsafe tt_allow_first(filter, Self.number(of: "prctl"), UInt(PR_SET_NAME)) != 0 {
      failures += 1
    }
    guard failures == 0 else {
      unsafe seccomp_release(filter)
      return nil
    }
    unsafe self.filter = unsafe filter
  }

  deinit {
    unsafe seccomp_release(filter)
  }

  /// Closes this process in for good. `seccomp_load(3)`
  ///
  /// - Parameter process: Its own number: it may send signals to itself, as `abort` does.
  func close(process: Int32) -> Bool {
    unsafe tt_allow_first(filter, Self.number(of: "tgkill"), UInt(process)) == 0
      && seccomp_load(filter) == 0
  }

  private static func number(of call: String) -> Int32 {
    unsafe seccomp_syscall_resolve_name(call)
  }
}
