import Store

/// One e-mail to one person, with everything that it says.
public struct Letter: Sendable, Equatable {
  /// Which one it is, such as `reset`: for lists, and never shown to whom it goes.
  public let name: String
  public let to: EmailAddress
  /// Such as `ko`.
  public let language: String
  public let subject: String
  /// The plain part; lines end in a line feed.
  public let text: String
  /// The same as a whole HTML document.
  public let html: String
  /// When its link stops working, in milliseconds since 1970; from then on it is not sent. Nil: never.
  public let until: Int64?

  public init(
    name: String, to: EmailAddress, language: String, subject: String, text: String, html: String,
    until: Int64? = nil
  ) {
    self.name = name
    self.to = to
    self.language = language
    self.subject = subject
    self.text = text
    self.html = html
    self.until = until
  }

  /// Nil when the document lacks something.
  init?(_ document: JSONObject) {
    guard let name = document["letter"]?.text,
      let to = document["to"]?.text.flatMap(EmailAddress.init),
      let language = document["language"]?.text, let subject = document["subject"]?.text,
      let text = document["text"]?.text, let html = document["html"]?.text
    else { return nil }
    self.init(
      name: name, to: to, language: language, subject: subject, text: text, html: html,
      until: document["until"]?.integer)
  }

  var document: JSONObject {
    var document = JSONObject()
    document["letter"] = .string(name)
    document["to"] = .string(to.text)
    document["language"] = .string(language)
    document["subject"] = .string(subject)
    document["text"] = .string(text)
    document["html"] = .string(html)
    document["until"] = until.map { .integer($0) }
    return document
  }
}
