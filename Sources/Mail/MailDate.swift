import Text

/// A moment as header fields tell it: `Mon, 30 Nov 2026 10:39:01 +0000` (RFC 5322, section 3.3).
enum MailDate {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `milliseconds` since 1970, not before.
  static func text(_ milliseconds: Int64) -> String {
    let seconds = max(0, milliseconds) / 1_000
    let days = seconds / 86_400
    let time = seconds % 86_400
    let date = CivilDate(days: days)
    let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(weekdays[Int(days % 7)]), \(date.day) \(months[date.month - 1]) \(date.year)"
      + " \(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60)) +0000"
  }
}
