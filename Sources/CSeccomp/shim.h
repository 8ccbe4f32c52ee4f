#ifndef TINTYPE_CSECCOMP_H
#define TINTYPE_CSECCOMP_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Actions and comparisons are macros with casts, and rules are variadic: Swift can use neither.
static inline scmp_filter_ctx tt_filter(void) { return seccomp_init(SCMP_ACT_KILL_PROCESS); }
static inline int tt_allow(scmp_filter_ctx filter, int call) {
  return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
}
static inline int tt_refuse(scmp_filter_ctx filter, int call, int code) {
  return seccomp_rule_add(filter, SCMP_ACT_ERRNO(code), call, 0);
}
// Threads, not processes, and none in a namespace of its own.
static inline int tt_allow_threads(scmp_filter_ctx filter) {
  unsigned long looked_at = CLONE_THREAD | CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS |
                            CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                          SCMP_A0(SCMP_CMP_MASKED_EQ, looked_at, CLONE_THREAD));
}
// A call only with this first argument.
static inline int tt_allow_first(scmp_filter_ctx filter, int call, unsigned long first) {
  return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_A0(SCMP_CMP_EQ, first));
}
// Landlock has no functions in the C library.
static inline int tt_landlock_rules(void) {
  // Every right of its first version, of which MAKE_SYM is the last.
  struct landlock_ruleset_attr all = {.handled_access_fs = LANDLOCK_ACCESS_FS_MAKE_SYM * 2 - 1};
  return (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
}
// Allows to list a folder and to read what is below it; 0 also when there is none of this name.
static inline int tt_landlock_allow_reading(int rules, const char *folder) {
  int number = open(folder, O_PATH | O_CLOEXEC);
  if (number < 0) return errno == ENOENT ? 0 : -1;
  struct landlock_path_beneath_attr below = {
      .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
      .parent_fd = number};
  int result = (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &below, 0);
  close(number);
  return result;
}
static inline int tt_landlock_enter(int rules) {
  int result = (int)syscall(SYS_landlock_restrict_self, rules, 0);
  close(rules);
  return result;
}
// Opening a file that is there, only to read it. To write one is answered with this error.
static inline int tt_allow_reading(scmp_filter_ctx filter, int code) {
  unsigned long making = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND;
  if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                       SCMP_A2(SCMP_CMP_MASKED_EQ, making, O_RDONLY)))
    return -1;
  if (seccomp_rule_add(filter, SCMP_ACT_ERRNO(code), SCMP_SYS(openat), 1,
                       SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_WRONLY)))
    return -1;
  return seccomp_rule_add(filter, SCMP_ACT_ERRNO(code), SCMP_SYS(openat), 1,
                          SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE, O_RDWR));
}
#endif
