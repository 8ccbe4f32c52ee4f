import Text

/// A date of a header field, in whole seconds since 1970 UTC (RFC 9110, section 5.6.7).
///
/// Years 1–9999.
public struct HTTPDate: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public let seconds: Int64

  public init(seconds: Int64) {
    self.seconds = min(max(seconds, Self.first), Self.last)
  }

  public static func < (left: HTTPDate, right: HTTPDate) -> Bool { left.seconds < right.seconds }

  /// The preferred format: `Sun, 06 Nov 1994 08:49:37 GMT`.
  public var formatted: String {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let time = seconds - days * 86_400
    let date = CivilDate(days: days)
    let weekday = Self.weekdays[Int((days % 7 + 11) % 7)]
    let month = Self.months[date.month - 1]
    let year = String(repeating: "0", count: max(0, 4 - String(date.year).count)) + "\(date.year)"
    return "\(weekday), \(Self.two(date.day)) \(month) \(year)"
      + " \(Self.two(time / 3600)):\(Self.two(time / 60 % 60)):\(Self.two(time % 60)) GMT"
  }

  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// 0001-01-01 and 9999-12-31: what four digits of a year can say.
  private static let first: Int64 = -62_135_596_800
  private static let last: Int64 = 253_402_300_799

  private static func two(_ number: some BinaryInteger) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
