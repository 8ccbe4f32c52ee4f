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

  public init(
    name: String, to: EmailAddress, language: String, subject: String, text: String, html: String
  ) {
    self.name = name
    self.to = to
    self.language = language
    self.subject = subject
    self.text = text
    self.html = html
  }
}
