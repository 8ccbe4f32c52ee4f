import Glibc

/// The two clocks of `clock_gettime(2)`.
public enum Clock {
  /// Microseconds since 1970-01-01 00:00 UTC.
  public static func microseconds() -> Int64 {
    let time = read(CLOCK_REALTIME)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  /// Milliseconds since 1970-01-01 00:00 UTC.
  public static func milliseconds() -> Int64 {
    microseconds() / 1_000
  }

  /// Milliseconds of a clock that never jumps, for measuring how long something takes.
  public static func elapsed() -> Int64 {
    let time = read(CLOCK_MONOTONIC)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// The same in microseconds.
  public static func elapsedMicroseconds() -> Int64 {
    let time = read(CLOCK_MONOTONIC)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  private static func read(_ clock: clockid_t) -> timespec {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time
  }

  /// Waits. `usleep(3)`
  public static func sleep(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1_000)
  }
}
