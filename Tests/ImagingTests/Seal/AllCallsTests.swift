import Glibc
@testable import Imaging
import Testing

/// The list in the seal, held against a second one that was written down on its own.
@Suite("Of all system calls, only a few are possible behind the seal", .serialized)
struct AllCallsTests {
  /// What is allowed without a condition, or with one that is fulfilled when all values are 0.
  private static let possible = [
    "read", "write", "close", "lseek", "fstat", "mmap", "munmap", "mremap", "mprotect", "brk",
    "madvise", "futex", "set_robust_list", "rseq", "rt_sigprocmask", "rt_sigaction", "rt_sigreturn",
    "clock_gettime", "clock_nanosleep", "gettimeofday", "sched_yield", "sched_getaffinity",
    "getrandom", "gettid", "getpid", "sysinfo", "exit", "exit_group",
  ]

  /// uretprobe and uprobe: newer kernels keep them from every filter. They belong to probes that an
  /// administrator has set, and do nothing elsewhere.
  private static let unfiltered: Set = [335, 336]

  @Test func everyOtherNumberEndsTheChildOrFails() throws {
    let attacker = try Attacker()
    let possible = try Set(
      Self.possible.map { try #require(attacker.answer(to: "number \($0)")?.resultOfCall) })
    #expect(possible.count == Self.possible.count)
    var failing = 0
    for number in 0..<600 where !possible.contains(number) {
      let answer = try attacker.answer(to: "call \(number)")
      switch answer?.errorOfCall {
      case _ where Self.unfiltered.contains(number):
        let harmless = [ENXIO, ENOSYS].contains(answer?.errorOfCall ?? 0)
        #expect(harmless || answer == .ended(by: SIGILL) || answer == .ended(by: SIGSYS))
      case EPERM?, ENOSYS?: failing += 1
      case let code?: Issue.record("call \(number) was made, with error \(code)")
      case nil: #expect(answer == .ended(by: SIGSYS), "call \(number)")
      }
    }
    // Those that the libraries try in vain, and not half the kernel.
    #expect(failing > 10 && failing < 40)
    try attacker.expectUnharmed("six hundred calls")
  }

  @Test func otherWaysIntoTheKernelEndTheChild() throws {
    let attacker = try Attacker()
    // 32-bit calls, and 64-bit ones with the numbers of the x32 interface: getpid in both.
    let old = try attacker.answer(to: "old")
    #expect(old == .ended(by: SIGSYS) || old == .ended(by: SIGSEGV))
    #expect(try attacker.answer(to: "call \(0x4000_0000 + 39)") == .ended(by: SIGSYS))
    try attacker.expectUnharmed("other ways in")
  }
}
