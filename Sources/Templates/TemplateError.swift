/// Templates that cannot be used: every mistake that was found, by file and line.
public struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
  public struct Problem: Equatable, Sendable, CustomStringConvertible {
    public let file: String
    /// 1 is the first.
    public let line: Int
    /// A sentence for whoever wrote the template.
    public let reason: String

    public init(file: String, line: Int, reason: String) {
      self.file = file
      self.line = line
      self.reason = reason
    }

    public var description: String { "\(file):\(line): \(reason)" }
  }

  /// At least one, by file and line.
  public let problems: [Problem]

  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}

/// Why a page could not be rendered.
public enum RenderError: Error, Equatable, Sendable {
  /// The set has no template of that name.
  case unknownTemplate(String)
  /// Partials include each other without end, or data is nested too deep for them.
  case tooDeep
}
