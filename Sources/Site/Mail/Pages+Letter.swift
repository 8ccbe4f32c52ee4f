import Members
import System
import Templates

extension Pages {
  /// A letter in the language, or in English when the site does not have it.
  ///
  /// `until` is when its link stops working, in milliseconds since 1970.
  func letter(
    _ name: String, to: EmailAddress, language: String, until: Int64? = nil,
    _ given: [String: String] = [:]
  ) throws -> Letter {
    let language = languages.contains(language) ? language : "en"
    let templates = try letters.set(language)
    var values: Object = [
      "site": [
        "name": .text(siteName), "url": .text(root + "/"), "contact": .text(contact ?? root + "/"),
      ], "lang": .text(language),
      "signIn": .text(root + "/sign-in"), "forgot": .text(root + "/forgot"),
      "moment": .text(moment(Clock.milliseconds(), in: language)),
    ]
    if let until { values["until"] = .text(moment(until, in: language)) }
    for (key, value) in given { values[key] = .text(value) }
    let subject = try templates.text("t.mail.\(name).subject", values, escaping: .none)
    values["subject"] = .text(subject)
    return Letter(
      name: name, to: to, language: language, subject: subject,
      text: Self.paragraphs(try templates.text("mails/\(name)", values, escaping: .none)),
      html: try templates.text("mails/\(name).html", values, escaping: .html), until: until)
  }

  /// Each line of a plain template is a paragraph; how many empty ones its tags leave does not matter.
  private static func paragraphs(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
      .joined(separator: "\n\n") + "\n"
  }

  /// A moment in milliseconds since 1970, to the minute, in UTC.
  func moment(_ milliseconds: Int64, in language: String) -> String {
    let minutes = milliseconds / 60_000 % 1_440
    let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
    let time = two(minutes / 60) + ":" + two(minutes % 60)
    let date = date(milliseconds, in: language)
    return text("date.moment", ["date": .text(date), "time": .text(time)], in: language)
      ?? "\(date) \(time) UTC"
  }
}
