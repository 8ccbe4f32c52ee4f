/// The text of a template, and where it came from, so that a mistake in it can be found.
public struct TemplateSource: Sendable, ExpressibleByStringLiteral {
  public let text: String
  /// The file as a person would look for it; nil: the template's name.
  public let file: String?
  /// The line of the file in which the text begins: 1 unless it stands among others.
  public let line: Int
  /// Whether these are mistakes too: a tag that shows a value as it is, such as `{{{name}}}`, and a
  /// template that includes itself, be it by others.
  public let isStrict: Bool

  public init(
    _ text: String, file: String? = nil, line: Int = 1, isStrict: Bool = false
  ) {
    self.text = text
    self.file = file
    self.line = line
    self.isStrict = isStrict
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }
}
