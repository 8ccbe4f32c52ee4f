/// The text of a template, and where it came from, so that a mistake in it can be found.
public struct TemplateSource: Sendable, ExpressibleByStringLiteral {
  public let text: String
  /// The file as a person would look for it; nil: the template's name.
  public let file: String?
  /// The line of the file in which the text begins: 1 unless it stands among others.
  public let line: Int

  public init(_ text: String, file: String? = nil, line: Int = 1) {
    self.text = text
    self.file = file
    self.line = line
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }
}
