/// A day of the proleptic Gregorian calendar.
package struct CivilDate: Equatable {
  package let year: Int
  /// 1–12.
  package let month: Int
  /// 1–31.
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is so many days after 1970-01-01.
  ///
  /// Counts in years that begin in March, so that the leap day is the last of its year.
  package init(days: Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * month + 2) / 5 + 1)
    self.month = Int(month < 10 ? month + 3 : month - 9)
    year = Int(yearOfEra + era * 400 + (month < 10 ? 0 : 1))
  }

  /// Days since 1970-01-01.
  package var days: Int64 {
    let year = Int64(month <= 2 ? self.year - 1 : self.year)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let shiftedMonth = Int64(month > 2 ? month - 3 : month + 9)
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + Int64(day) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Whether the calendar has this day.
  package var exists: Bool {
    (1...12).contains(month) && (1...31).contains(day) && CivilDate(days: days) == self
  }
}
