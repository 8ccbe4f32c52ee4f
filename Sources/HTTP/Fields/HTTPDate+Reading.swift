import Text

extension HTTPDate {
  /// Reads one of the three formats that a recipient must accept; nil for anything else.
  ///
  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and
  /// `Sun Nov  6 08:49:37 1994`. Two digits of a year mean the last such year that is not more
  /// than 50 years after `now`.
  public init?(_ text: String, now: HTTPDate) {
    let words = text.utf8.split(separator: Octets.space).map { String(Substring($0)) }
    let parsed: HTTPDate? =
      switch words.count {
      case 6: Self.preferred(words)
      case 4: Self.withTwoDigits(words, now: now)
      case 5: Self.ofAsctime(words)
      default: nil
      }
    guard let parsed else { return nil }
    self = parsed
  }

  private static func preferred(_ words: [String]) -> HTTPDate? {
    guard words[0].count == 4, words[0].hasSuffix(","),
      weekdays.contains(String(words[0].dropLast())), words[5] == "GMT",
      let day = number(words[1], digits: 2...2), let year = number(words[3], digits: 4...4)
    else { return nil }
    return date(year: year, month: words[2], day: day, time: words[4])
  }

  private static func withTwoDigits(_ words: [String], now: HTTPDate) -> HTTPDate? {
    let parts = words[1].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard words[0].hasSuffix("day,"), weekdays.contains(String(words[0].prefix(3))),
      words[3] == "GMT", parts.count == 3,
      let day = number(parts[0], digits: 2...2), let short = number(parts[2], digits: 2...2)
    else { return nil }
    let thisYear = CivilDate(days: now.seconds / 86_400).year
    var year = thisYear / 100 * 100 + short
    if year > thisYear + 50 { year -= 100 }
    return date(year: year, month: parts[1], day: day, time: words[2])
  }

  private static func ofAsctime(_ words: [String]) -> HTTPDate? {
    guard weekdays.contains(words[0]), let day = number(words[2], digits: 1...2),
      let year = number(words[4], digits: 4...4)
    else { return nil }
    return date(year: year, month: words[1], day: day, time: words[3])
  }

  private static func date(year: Int, month: String, day: Int, time: String) -> HTTPDate? {
    guard let index = months.firstIndex(of: month) else { return nil }
    let date = CivilDate(year: year, month: index + 1, day: day)
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
      .map { number(String($0), digits: 2...2) }
    guard year >= 1, date.exists, parts.count == 3, let hour = parts[0], let minute = parts[1],
      let second = parts[2], hour < 24, minute < 60, second <= 60
    else { return nil }
    // A leap second, 60, is read as the first second after it.
    return HTTPDate(seconds: date.days * 86_400 + Int64(hour * 3600 + minute * 60 + second))
  }

  private static func number(_ text: String, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy(Octets.isDigit) else { return nil }
    return Int(text)
  }
}
