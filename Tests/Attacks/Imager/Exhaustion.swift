import Glibc
import System

/// Ways to use up what there is, and to keep others waiting.
enum Exhaustion {
  private static let piece = 1 << 20

  /// Takes and touches memory until there is no more: how many bytes there were, at most 8 GB, and
  /// the error that ended it.
  static func takeMemory() -> (result: Int, code: Int32) {
    var taken = 0
    while taken < 8 << 30 {
      let place = unsafe mmap(
        nil, piece, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if unsafe place == MAP_FAILED { return (taken, errno) }
      for page in stride(from: 0, to: piece, by: 4096) {
        unsafe place?.storeBytes(of: 1, toByteOffset: page, as: UInt8.self)
      }
      taken += piece
    }
    return (taken, 0)
  }

  static func spin() -> Never {
    while true {}
  }

  /// Four threads, so that processor time passes faster than the clock.
  static func spinInThreads() -> Never {
    for _ in 0..<3 { _ = try? Thread { spin() } }
    spin()
  }

  static func sleepForEver() -> Never {
    while true { usleep(100_000) }
  }

  /// Output without end, whatever becomes of it.
  static func flood() -> Never {
    let zeros = [UInt8](repeating: 0, count: 65_536)
    while true { _ = unsafe write(1, zeros, zeros.count) }
  }

  /// A byte now and then, so that something always comes.
  static func drip() -> Never {
    while true {
      _ = unsafe write(1, [0], 1)
      usleep(20_000)
    }
  }

  /// As if it had ended, but for ending.
  static func closeAndSleep() -> Never {
    for descriptor in 0..<3 as Range<Int32> { close(descriptor) }
    sleepForEver()
  }
}
