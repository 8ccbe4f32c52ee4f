#ifndef TINTYPE_CSYSTEM_H
#define TINTYPE_CSYSTEM_H
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include "process-shim.h"

// Swift declares fork unavailable. Only the single-threaded imager calls it.
static inline pid_t tt_fork(void) { return fork(); }

// glibc declares accept4 only under _GNU_SOURCE, which would clash with Swift's own Glibc module.
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
static inline int tt_accept(int listener) { return accept4(listener, 0, 0, SOCK_CLOEXEC); }

// The same goes for memmem.
void *memmem(const void *all, size_t count, const void *wanted, size_t length);
static inline const void *tt_memmem(const void *all, size_t count, const void *wanted, size_t length) {
  return memmem(all, count, wanted, length);
}

// The structure and the function have one name. 0 when it cannot be told.
static inline unsigned long tt_memory(void) {
  struct sysinfo facts;
  return sysinfo(&facts) == 0 ? facts.totalram * facts.mem_unit : 0;
}

// Swift does not import the flags, which are an enumeration and macros of it.
static inline int tt_semaphore(unsigned int count) {
  return eventfd(count, EFD_CLOEXEC | EFD_SEMAPHORE);
}

// open and fcntl are variadic, which Swift cannot call.
static inline int tt_openat(int directory, const char *path, int flags, mode_t mode) {
  return openat(directory, path, flags | O_CLOEXEC, mode);
}
static inline int tt_fcntl(int descriptor, int command, int value) {
  return fcntl(descriptor, command, value);
}

// The C library's fstat is newfstatat with an empty path, a call that could ask about any path and is
// refused to the imager's children; this asks about a descriptor only.
static inline int tt_fstat(int descriptor, struct stat *facts) {
  return (int)syscall(SYS_fstat, descriptor, facts);
}

// The control-message macros are functions of pointers that Swift does not import.
static inline ssize_t tt_send_descriptors(int socket, const void *bytes, size_t length,
                                          const int *descriptors, int count) {
  char control[CMSG_SPACE(sizeof(int) * 8)] = {0};
  struct iovec vector = {(void *)bytes, length};
  struct msghdr message = {0};
  message.msg_iov = &vector;
  message.msg_iovlen = 1;
  if (count > 8) { errno = EINVAL; return -1; }
  if (count > 0) {
    message.msg_control = control;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * count);
    __builtin_memcpy(CMSG_DATA(header), descriptors, sizeof(int) * count);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

// Receives at most `*count` descriptors, close-on-exec; sets `*count` to how many came.
static inline ssize_t tt_receive_descriptors(int socket, void *bytes, size_t length,
                                             int *descriptors, int *count) {
  char control[CMSG_SPACE(sizeof(int) * 8)];
  struct iovec vector = {bytes, length};
  struct msghdr message = {0};
  message.msg_iov = &vector;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  ssize_t got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  int limit = *count;
  *count = 0;
  if (got < 0) return got;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    int here = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    for (int i = 0; i < here; i++) {
      int descriptor;
      __builtin_memcpy(&descriptor, CMSG_DATA(header) + i * sizeof(int), sizeof descriptor);
      if (*count < limit) descriptors[(*count)++] = descriptor;
      else close(descriptor);
    }
  }
  return got;
}
#endif
