#ifndef TINTYPE_CSECCOMP_H
#define TINTYPE_CSECCOMP_H
#include <errno.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <sys/prctl.h>

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
#endif
