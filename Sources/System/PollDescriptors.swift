import CSystem
import Glibc

/// What has happened to a descriptor that was waited for.
public struct PollEvents: OptionSet, Sendable {
  public let rawValue: Int16

  public init(rawValue: Int16) {
    self.rawValue = rawValue
  }

  /// Something can be read, or the end has been reached.
  public static let readable = PollEvents(rawValue: Int16(POLLIN))
  /// The reading end of a pipe is closed: reported even when it was not asked for.
  public static let failed = PollEvents(rawValue: Int16(POLLERR))

  /// Waits until something happens to one of `descriptors`, at most `milliseconds`; for ever when
  /// that is `nil`. `poll(2)`
  ///
  /// - Returns: What happened to each, in the same order; nothing to any of them when the time
  ///   was over or a signal came.
  public static func wait(
    for descriptors: [(number: Int32, events: PollEvents)], milliseconds: Int?
  ) throws(SystemError) -> [PollEvents] {
    var entries = descriptors.map { pollfd(fd: $0.number, events: $0.events.rawValue, revents: 0) }
    let limit = milliseconds.map { Int32(clamping: max($0, 0)) } ?? -1
    let result = unsafe poll(&entries, nfds_t(entries.count), limit)
    if result < 0 {
      let code = errno
      if code != EINTR { throw SystemError(code: code, call: "poll") }
      return descriptors.map { _ in [] }
    }
    return entries.map { PollEvents(rawValue: $0.revents) }
  }
}
