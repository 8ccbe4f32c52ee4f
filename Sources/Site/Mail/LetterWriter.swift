import Members

/// Writes letters where there is no request: for commands.
public struct LetterWriter {
  private let pages: Pages

  /// Compiles the templates; throws what is wrong with them.
  public init(_ configuration: Configuration) throws {
    pages = try Pages(configuration)
  }

  /// The languages that the site has, the one for those who ask for none of them first.
  public var languages: [String] { pages.languages }

  /// A letter; `LetterNames` says which there are and what each needs. `until` is when its link stops
  /// working, in milliseconds since 1970.
  public func letter(
    _ name: String, to: EmailAddress, language: String, until: Int64? = nil,
    _ values: [String: String] = [:]
  ) throws -> Letter {
    try pages.letter(name, to: to, language: language, until: until, values)
  }
}
