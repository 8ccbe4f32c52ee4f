import Glibc

extension Clock {
  /// `2026-11-30T16:05:09.123Z` (RFC 3339), of milliseconds since 1970. `gmtime_r(3)`
  public static func isoText(_ milliseconds: Int64) -> String {
    var seconds = time_t(milliseconds / 1_000)
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    var text: [UInt8] = []
    text.reserveCapacity(24)
    unsafe add(Int(parts.tm_year) + 1900, 4, before: "-", to: &text)
    unsafe add(Int(parts.tm_mon) + 1, 2, before: "-", to: &text)
    unsafe add(Int(parts.tm_mday), 2, before: "T", to: &text)
    unsafe add(Int(parts.tm_hour), 2, before: ":", to: &text)
    unsafe add(Int(parts.tm_min), 2, before: ":", to: &text)
    unsafe add(Int(parts.tm_sec), 2, before: ".", to: &text)
    add(Int(milliseconds % 1_000), 3, before: "Z", to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The last `width` digits of a number.
  private static func add(
    _ number: Int, _ width: Int, before mark: Unicode.Scalar, to text: inout [UInt8]
  ) {
    var rest = number
    for _ in 0..<width {
      text.append(0x30 + UInt8(rest % 10))
      rest /= 10
    }
    text[(text.count - width)...].reverse()
    text.append(UInt8(ascii: mark))
  }
}
