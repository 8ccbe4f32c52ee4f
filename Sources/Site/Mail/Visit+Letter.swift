import Members

extension Visit {
  /// A letter, in the language of this visit unless another is known; `LetterNames` says which there
  /// are and what each needs. `until` is when its link stops working, in milliseconds since 1970.
  func letter(
    _ name: String, to: EmailAddress, language: String? = nil, until: Int64? = nil,
    _ values: [String: String] = [:]
  ) throws -> Letter {
    try site.pages.letter(
      name, to: to, language: language ?? self.language, until: until, values)
  }

  /// The whole address of a path of the site, for letters.
  func address(_ path: String) -> String { configuration.root + path }
}

extension Site {
  /// Whether letters are sent; otherwise they only lie in `outbox/`.
  var mailing: Bool { configuration.mailing }

  /// Throws what is wrong with the templates of letters, before the first is written.
  public func checkLetters() throws { _ = try pages.letters.set("en") }
}
