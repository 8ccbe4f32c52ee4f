import CSystem
import Glibc

/// A number of permits, each held by one thread at a time. `eventfd(2)`, `EFD_SEMAPHORE`
public struct Permits: ~Copyable, Sendable {
  private let counter: Descriptor

  public init(_ count: Int) throws(SystemError) {
    counter = Descriptor(
      owning: try checked("eventfd") { tt_semaphore(UInt32(clamping: count)) })
  }

  /// Takes one; waits until there is one.
  public func take() {
    var buffer = [UInt8](repeating: 0, count: 8)
    _ = try? counter.read(into: &buffer)
  }

  /// Gives `count` back, or adds them.
  public func give(_ count: Int = 1) {
    let bytes = unsafe withUnsafeBytes(of: UInt64(count)) { unsafe Array($0) }
    try? counter.write(bytes)
  }
}
