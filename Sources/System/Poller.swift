import CSystem
import Glibc

/// Tells which of many descriptors can be read. `epoll(7)`
///
/// Every descriptor is reported once and then sleeps until `rearm`, so that one thread owns it meanwhile.
public struct Poller: ~Copyable, Sendable {
  private let epoll: Descriptor

  public init() throws(SystemError) {
    epoll = Descriptor(owning: try checked("epoll_create1") { epoll_create1(O_CLOEXEC) })
  }

  public func add(_ descriptor: Int32) throws(SystemError) {
    try control(EPOLL_CTL_ADD, descriptor, once: true)
  }

  /// Adds a descriptor that is reported to every thread for as long as it can be read.
  public func addPersistent(_ descriptor: Int32) throws(SystemError) {
    try control(EPOLL_CTL_ADD, descriptor, once: false)
  }

  public func rearm(_ descriptor: Int32) throws(SystemError) {
    try control(EPOLL_CTL_MOD, descriptor, once: true)
  }

  /// Waits for a readable descriptor.
  public func wait() throws(SystemError) -> Int32 {
    var event = unsafe epoll_event()
    _ = try checked("epoll_wait") { unsafe epoll_wait(epoll.number, &event, 1, -1) }
    return unsafe event.data.fd
  }

  private func control(_ operation: Int32, _ descriptor: Int32, once: Bool) throws(SystemError) {
    var event = unsafe epoll_event()
    unsafe event.events = EPOLLIN.rawValue | (once ? EPOLLONESHOT.rawValue : 0)
    unsafe event.data.fd = descriptor
    _ = try checked("epoll_ctl") { unsafe epoll_ctl(epoll.number, operation, descriptor, &event) }
  }
}
