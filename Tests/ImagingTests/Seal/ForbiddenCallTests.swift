import Glibc
@testable import Imaging
import Testing

/// Every order here is tried twice: by a child that is not sealed, where it must work, and by one
/// that is, where it must not.
@Suite("What a taken-over child tries, the seal prevents", .serialized)
struct ForbiddenCallTests {
  /// What the seal does with it.
  enum Prevention: Sendable {
    /// The child is ended by SIGSYS.
    case ended
    /// The call fails with this error, and the child lives.
    case fails(Int32)
  }

  struct Attempt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let order: String
    let prevention: Prevention

    init(_ what: String, _ order: String, _ prevention: Prevention) {
      testDescription = what
      self.order = order
      self.prevention = prevention
    }
  }

  private static let made = "/tmp/tintype-attack-\(getpid())"
  private static let create = O_WRONLY | O_CREAT

  static let attempts = [
    Attempt("reading a file", "call openat -100 /etc/passwd 0", .fails(EPERM)),
    Attempt("reading a file, the old way", "call open /etc/passwd 0", .fails(EPERM)),
    Attempt("creating a file", "call openat -100 \(made) \(create) 384", .fails(EPERM)),
    Attempt("creating a file, the oldest way", "call creat \(made) 384", .ended),
    Attempt("opening with more options", "call openat2 -100 /etc/passwd zeros 24", .ended),
    Attempt("making a folder", "call mkdir \(made) 448", .fails(EPERM)),
    Attempt("making a link", "call symlink /etc \(made)", .ended),
    Attempt("removing a folder", "call rmdir \(made)", .ended),
    Attempt("asking about a path", "call newfstatat -100 /etc/passwd zeros 0", .fails(EPERM)),
    Attempt("asking whether a path exists", "call access /etc/passwd 0", .fails(EPERM)),
    Attempt("reading its environment", "call openat -100 /proc/self/environ 0", .fails(EPERM)),
    Attempt("changing the folder", "call chdir /tmp", .ended),
    Attempt("a network socket", "call socket 2 1 0", .ended),
    Attempt("a local socket", "call socket 1 1 0", .ended),
    Attempt("a pair of sockets", "call socketpair 1 1 0 zeros", .ended),
    Attempt("a pipe", "call pipe zeros", .ended),
    Attempt("a copy of a descriptor", "call dup 0", .ended),
    Attempt("a copy of a descriptor by fcntl", "call fcntl 0 0 0", .fails(EPERM)),
    Attempt("a file in memory", "call memfd_create /x 0", .ended),
    Attempt("executing", "call execve /bin/true arguments arguments", .ended),
    Attempt("executing a descriptor", "call execveat -100 /bin/true arguments arguments 0", .ended),
    Attempt("forking", "call fork", .ended),
    Attempt("forking by clone", "call clone 17 0 0 0 0", .ended),
    Attempt("tracing the imager", "call ptrace 16902 imager 0 0", .ended),
    Attempt("reading the imager", "call process_vm_readv imager vector 1 vector 1 0", .ended),
    Attempt("writing to the imager", "call process_vm_writev imager vector 1 vector 1 0", .ended),
    Attempt("holding the imager", "call pidfd_open imager 0", .ended),
    Attempt("a signal to the imager", "call kill imager 0", .ended),
    Attempt("a signal to its thread", "call tgkill imager imager 0", .ended),
    Attempt("a signal to its thread, the old way", "call tkill imager 0", .ended),
    Attempt("asking for its parent", "call getppid", .ended),
    Attempt("a filter of its own", "call prctl 21 0 0 0 0", .ended),
    Attempt("being inspectable again", "call prctl 4 1 0 0 0", .ended),
    Attempt("a higher priority", "call setpriority 0 0 0", .ended),
    Attempt("limits of its own", "call prlimit64 0 7 0 zeros", .fails(EPERM)),
    Attempt("limits of the imager", "call prlimit64 imager 7 0 zeros", .fails(EPERM)),
    Attempt("shared memory", "call shmget 0 4096 896", .ended),
    Attempt("watching files", "call inotify_init", .ended),
    Attempt("events", "call epoll_create1 0", .ended),
    Attempt("waiting for the kernel's faults", "call userfaultfd 1", .ended),
  ]

  @Test(arguments: attempts)
  func attempt(_ attempt: Attempt) throws {
    defer { unlink(Self.made) }
    let unsealed = try UnsealedAttack.answer(to: attempt.order)
    if attempt.order.contains("execve") {
      // What was executed in its place has nothing to say.
      #expect(unsealed.answer == nil && unsealed.code == 0)
    } else if attempt.order.contains("rmdir") || attempt.order.contains("openat2") {
      // Nothing is there to remove, nothing is asked for: the answers of calls that are permitted.
      #expect(unsealed.answer?.errorOfCall != nil && unsealed.answer?.errorOfCall != EPERM)
    } else {
      #expect(unsealed.answer?.errorOfCall == 0, "it does not work without the seal either")
    }
    rmdir(Self.made)
    unlink(Self.made)

    let attacker = try Attacker()
    let answer = try attacker.answer(to: attempt.order)
    switch attempt.prevention {
    case .ended: #expect(answer == .ended(by: SIGSYS))
    case .fails(let code): #expect(answer?.errorOfCall == code)
    }
    #expect(access(Self.made, F_OK) != 0)
    try attacker.expectUnharmed(attempt.testDescription)
  }

  @Test func vforkAndTheThirdCloneAreNoWayAround() throws {
    let attacker = try Attacker()
    #expect(try attacker.answer(to: "call vfork") == .ended(by: SIGSYS))
    #expect(try attacker.answer(to: "call clone3 zeros 88")?.errorOfCall == ENOSYS)
    try attacker.expectUnharmed("vfork")
  }

  @Test func threadsArePossibleButNotInNamespacesOfTheirOwn() throws {
    let attacker = try Attacker()
    let thread = 0x10000  // CLONE_THREAD
    // Incomplete, so the kernel itself refuses it: it has come through to the kernel.
    #expect(try attacker.answer(to: "call clone \(thread) 0 0 0 0")?.errorOfCall == EINVAL)
    for namespace in [0x2_0000, 0x200_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000] {
      let answer = try attacker.answer(to: "call clone \(thread | namespace) 0 0 0 0")
      #expect(answer == .ended(by: SIGSYS))
    }
    try attacker.expectUnharmed("namespaces")
  }

  @Test func theEnvironmentIsEmptyAndOnlyThreeDescriptorsAreOpen() throws {
    let attacker = try Attacker()
    #expect(try attacker.answer(to: "environment")?.resultOfCall == 0)
    #expect(try attacker.answer(to: "open")?.resultOfCall == 3)
    try attacker.expectUnharmed("looking around")
  }

  @Test func itsOwnPictureCannotBeWrittenTo() throws {
    let attacker = try Attacker()
    // The descriptor is for reading, and no file may grow.
    #expect(try attacker.answer(to: "call write 0 zeros 16")?.errorOfCall == EBADF)
    #expect(try attacker.answer(to: "call ftruncate 0 0")?.errorOfCall == EPERM)
    let shared = "call mmap 0 4096 \(PROT_READ | PROT_WRITE) \(MAP_SHARED) 0 0"
    #expect(try attacker.answer(to: shared)?.errorOfCall == EACCES)
    try attacker.expectUnharmed("writing to the picture")
  }

  @Test func noFileGrowsEvenIfItCouldBeWrittenTo() throws {
    let attacker = try Attacker()
    let order = Array("call write 0 zeros 16".utf8)
    let file = try MemoryFile(order)
    // A descriptor for reading and writing, as no upload is handed over.
    let error = #expect(throws: ImagingError.self) {
      _ = try attacker.imager.develop(photo: file.descriptor.number, type: .png)
    }
    #expect(error == .ended(by: SIGXFSZ))
    #expect(try file.descriptor.read(at: 0, count: 100) == order)
    try attacker.expectUnharmed("a file that grows")
  }
}
