#ifndef TINTYPE_CSYSTEM_PROCESS_H
#define TINTYPE_CSYSTEM_PROCESS_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// prctl is variadic, which Swift cannot call.
static inline int tt_prctl(int option, unsigned long value) {
  return prctl(option, value, 0ul, 0ul, 0ul);
}

// posix_spawn's default signal set must name every signal but the two that cannot be changed, and
// the library's types for signal sets and spawn attributes are opaque structures that differ
// between C libraries: built here, so that Swift passes plain numbers only.
// POSIX_SPAWN_SETSID, which glibc declares only under _GNU_SOURCE.
enum { TT_SPAWN_SETSID = 0x80 };
static inline int tt_spawn(int *pid, const char *path, char *const *arguments,
                           char *const *environment, const int *source, int count, int session) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure) {
    posix_spawn_file_actions_destroy(&actions);
    return failure;
  }
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                       (session ? TT_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP));
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  for (int i = 0; i < count && !failure; i++) {
    if (source[i] >= 0) failure = posix_spawn_file_actions_adddup2(&actions, source[i], i);
    else failure = posix_spawn_file_actions_addopen(&actions, i, "/dev/null", O_RDWR, 0);
  }
  if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(&actions, count);
  if (!failure) failure = posix_spawn(pid, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

// The same goes for memfd_create.
static inline int tt_memory_file(const char *name) {
  return (int)syscall(SYS_memfd_create, name, 1u /* MFD_CLOEXEC */);
}

// RLIMIT_* are members of an enumeration that C++ and C type differently: plain numbers here.
// At the soft limit of processor time comes SIGXCPU, which says why; SIGKILL a second later.
static inline int tt_limit(int resource, unsigned long value) {
  struct rlimit limit = {value, resource == RLIMIT_CPU ? value + 1 : value};
  return setrlimit((__rlimit_resource_t)resource, &limit);
}
enum {
  TT_LIMIT_ADDRESS_SPACE = RLIMIT_AS,
  TT_LIMIT_CPU = RLIMIT_CPU,
  TT_LIMIT_FILE_SIZE = RLIMIT_FSIZE,
  TT_LIMIT_DESCRIPTORS = RLIMIT_NOFILE,
  TT_LIMIT_CORE = RLIMIT_CORE
};

// A GNU extension on an opaque structure.
static inline int tt_thread_stack(size_t bytes) {
  pthread_attr_t attributes;
  int failure = pthread_attr_init(&attributes);
  if (failure) return failure;
  failure = pthread_attr_setstacksize(&attributes, bytes);
  if (!failure) failure = pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  return failure;
}

// PRIO_PROCESS is an enumeration member like those above.
static inline int tt_lower_priority(int nice) { return setpriority(PRIO_PROCESS, 0, nice); }
// Swift sees none of these three GNU extensions.
static inline int tt_pipe(int *ends) { return pipe2(ends, O_CLOEXEC); }
static inline int tt_temporary_file(char *path) { return mkostemp(path, O_CLOEXEC); }
static inline void tt_close_from(int first) { closefrom(first); }
#endif
