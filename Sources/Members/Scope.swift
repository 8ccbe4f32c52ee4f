import Text

/// What a token for programs may be used for, beside what any stranger may do.
public enum Scope: String, Sendable, CaseIterable {
  /// To add, describe and remove the member's own photo.
  case photoWrite = "photo:write"
  /// To read the profile with its private parts, and to see whom members are shown.
  case profileRead = "profile:read"
  /// To change name, bio and age.
  case profileWrite = "profile:write"
}

/// What a member asks for when they make a token, checked.
public struct TokenOrder: Sendable {
  public static let nameLimit = 60
  public static let days = 1...365

  public let name: String
  /// In the order of `Scope`, each once; at least one.
  public let scopes: [Scope]
  /// Days that the token lives.
  public let days: Int

  /// `scopes` are words of `Scope`, blanks between them. Throws every field's problem at once.
  public init(name: String, scopes: String, days: String) throws(InvalidFields) {
    var problems: [Field: Problem] = [:]
    self.name = name.trimmed.normalized.removing { $0.isControl || $0.isBidiControl }
    if self.name.looksEmpty { problems[.name] = Problem("token-name.empty") }
    if self.name.graphemeCount > Self.nameLimit || self.name.utf8.count > Self.nameLimit * 16 {
      problems[.name] = Problem("token-name.long", limit: Self.nameLimit)
    }
    let words = Set(scopes.split(separator: " ").map(String.init))
    self.scopes = Scope.allCases.filter { words.contains($0.rawValue) }
    if self.scopes.isEmpty || self.scopes.count != words.count {
      problems[.scope] = Problem("scope.invalid")
    }
    self.days = Int(days.trimmed) ?? 0
    if !Self.days.contains(self.days) {
      problems[.days] = Problem("days.invalid", limit: Self.days.upperBound)
    }
    if !problems.isEmpty { throw InvalidFields(problems) }
  }
}
