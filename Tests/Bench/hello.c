// What the profile page is measured against: a FastCGI program that prints "hello" and nothing else.
// Idle connections wait in epoll and threads take readable ones, so it is as fast as libfcgi allows.
#define _GNU_SOURCE
#include <fcgiapp.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

static int listener, poller;

static void watch(int operation, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN | EPOLLONESHOT, .data.fd = descriptor};
  epoll_ctl(poller, operation, descriptor, &event);
}

static void *serve(void *nothing) {
  FCGX_Request *request = calloc(1, sizeof *request);
  FCGX_InitRequest(request, -1, 0);
  for (;;) {
    struct epoll_event event;
    if (epoll_wait(poller, &event, 1, -1) != 1) continue;
    if (event.data.fd == listener) {
      int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
      watch(EPOLL_CTL_MOD, listener);
      if (connection >= 0) watch(EPOLL_CTL_ADD, connection);
      continue;
    }
    request->ipcFd = event.data.fd;
    request->keepConnection = 1;
    if (FCGX_Accept_r(request) >= 0) {
      FCGX_PutS("Content-Type: text/plain\r\n\r\nhello\n", request->out);
      FCGX_Finish_r(request);
      if (request->ipcFd >= 0) watch(EPOLL_CTL_MOD, request->ipcFd);
    }
    request->ipcFd = -1;
  }
  return nothing;
}

int main(int count, char **arguments) {
  int threads = count > 2 ? atoi(arguments[2]) : 16;
  if (count < 2 || FCGX_Init() != 0) return 1;
  listener = FCGX_OpenSocket(arguments[1], 1024);
  poller = epoll_create1(EPOLL_CLOEXEC);
  watch(EPOLL_CTL_ADD, listener);
  for (int i = 0; i < threads; i++) {
    pthread_t thread;
    pthread_create(&thread, NULL, serve, NULL);
  }
  pause();
}
