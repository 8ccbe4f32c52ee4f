/// How long a letter that was not taken waits, and until when there is hope. Milliseconds.
enum RetryDelay {
  static let first: Int64 = 60_000
  static let longest: Int64 = 6 * 3_600_000
  /// From the first attempt on.
  static let patience: Int64 = 3 * 86_400_000

  /// Twice as long after each attempt.
  static func after(attempts: Int) -> Int64 {
    let doublings = min(max(0, attempts - 1), 20)
    return min(longest, first << Int64(doublings))
  }
}
