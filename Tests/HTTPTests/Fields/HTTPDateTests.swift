import Testing

@testable import HTTP

@Suite("An HTTP date")
struct HTTPDateTests {
  private let now = HTTPDate(seconds: 1_790_000_000)

  @Test(
    "is written in the preferred format",
    arguments: [
      (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
      (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
      (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
      (Int64.max, "Fri, 31 Dec 9999 23:59:59 GMT"),
      (Int64.min, "Mon, 01 Jan 0001 00:00:00 GMT"),
    ] as [(Int64, String)])
  func writes(seconds: Int64, text: String) {
    #expect(HTTPDate(seconds: seconds).formatted == text)
  }

  @Test(
    "is read in all three formats",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
      "Sun Nov  6 08:49:37 1994",
    ])
  func reads(text: String) {
    #expect(HTTPDate(text, now: now)?.seconds == 784_111_777)
  }

  @Test("with two digits of a year is at most 50 years ahead")
  func twoDigits() {
    let ahead = HTTPDate("Sunday, 06-Nov-60 08:49:37 GMT", now: now)?.formatted
    #expect(ahead == "Sat, 06 Nov 2060 08:49:37 GMT")
    let past = HTTPDate("Sunday, 06-Nov-90 08:49:37 GMT", now: now)?.formatted
    #expect(past == "Tue, 06 Nov 1990 08:49:37 GMT")
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "yesterday", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
      "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
      "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 6 Nov 1994 08:49:37 GMT",
      "Son, 06 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
      "Sun, 29 Feb 1900 00:00:00 GMT", "784111777", "Sun, 00 Nov 1994 08:49:37 GMT",
    ])
  func refuses(text: String) {
    #expect(HTTPDate(text, now: now) == nil)
  }

  @Test("reads back every day that it writes")
  func roundTrip() {
    for day in stride(from: Int64(-700_000), to: 2_900_000, by: 97) {
      let date = HTTPDate(seconds: day * 86_400 + 12_345)
      #expect(HTTPDate(date.formatted, now: now) == date)
    }
  }
}
