import Store

extension Members {
  /// The language that a member last used the site in, such as `ko`: what letters to them are written
  /// in. Nil when nobody knows.
  public func language(of id: MemberID) throws -> String? {
    try store.get(id.credentials)?["language"]?.text
  }

  /// Remembers it. Nothing is written when it is the same, or when there is nobody with credentials.
  public func remember(language: String?, of id: MemberID) throws {
    guard let language, try self.language(of: id) != language else { return }
    try store.transaction([id.credentials]) { transaction in
      guard var credentials = try transaction.get(id.credentials) else { return }
      let revision = credentials.revision
      credentials["language"] = .string(language)
      try transaction.replace(id.credentials, credentials, revision: revision, secret: true)
    }
  }
}
