import Glibc

extension Clock {
  /// `2026-11-30T16:05:09.123Z` (RFC 3339), of milliseconds since 1970. `gmtime_r(3)`
  public static func isoText(_ milliseconds: Int64) -> String {
    var seconds = time_t(milliseconds / 1_000)
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    let padded = { (value: Int, width: Int) in
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let date = unsafe [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let clock = unsafe [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)]
    return date.map { padded($0, 2) }.joined(separator: "-") + "T"
      + clock.map { padded($0, 2) }.joined(separator: ":")
      + ".\(padded(Int(milliseconds % 1_000), 3))Z"
  }
}
