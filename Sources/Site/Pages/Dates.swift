import HTTP
import Templates
import Text

extension CivilDate {
  /// The day in UTC of a moment in milliseconds since 1970.
  init(milliseconds: Int64) {
    let (days, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
    self.init(days: rest < 0 ? days - 1 : days)
  }

  /// As in ISO 8601: `2026-11-30`.
  var isoText: String {
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}

extension Pages {
  /// The day of a moment in milliseconds since 1970, as the language writes it.
  func date(_ milliseconds: Int64, in language: String) -> String {
    let date = CivilDate(milliseconds: milliseconds)
    let values: Object = [
      "day": .text(String(date.day)), "year": .text(String(date.year)),
      "monthNumber": .text(String(date.month)),
      "month": .text(text("date.month.\(date.month)", in: language) ?? ""),
    ]
    return text("date.format", values, in: language) ?? date.isoText
  }
}
