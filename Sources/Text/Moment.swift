/// A moment as commands and logs tell it: `2026-11-30T10:39:01Z` (RFC 3339).
public enum Moment {
  /// `milliseconds` since 1970, not before.
  public static func text(_ milliseconds: Int64) -> String {
    let seconds = max(0, milliseconds) / 1_000
    let date = CivilDate(days: seconds / 86_400)
    let time = seconds % 86_400
    let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(date.year)-\(two(Int64(date.month)))-\(two(Int64(date.day)))"
      + "T\(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60))Z"
  }
}
