#ifndef TINTYPE_CCALLS_H
#define TINTYPE_CCALLS_H
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

// Not through unistd.h: `syscall` is variadic, which Swift cannot call, and Swift's own Glibc module
// has been built without the declaration.
long syscall(long number, ...);

// Any system call; its error in `*code`, 0 when there was none. A copy of this process, should the
// call make one, ends at once and silently.
static inline long tt_call(long number, const long *values, int *code) {
  pid_t self = getpid();
  errno = 0;
  long result = syscall(number, values[0], values[1], values[2], values[3], values[4], values[5]);
  *code = result < 0 ? errno : 0;
  if (result == 0 && getpid() != self) syscall(SYS_exit_group, 0);
  return result;
}

// Room that the kernel may read and write. It is there before the fork, so that it has the same
// address in the imager.
static inline char *tt_room(void) {
  static char room[65536] __attribute__((aligned(4096)));
  return room;
}

// A system call by the 32-bit way in, whose numbers are others: 20 is getpid there.
static inline long tt_call_32(long number) {
#if defined(__x86_64__)
  long result;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(number), "b"(0L) : "memory", "cc");
  return result;
#else
  (void)number;
  __builtin_trap();
#endif
}
#endif
