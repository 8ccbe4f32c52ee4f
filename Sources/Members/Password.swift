import Text

/// A new password, of any script: 10 to 256 characters, and not one that anybody would try first.
public struct Password: Sendable {
  public static let minimum = 10
  public static let maximum = 256

  let text: String

  /// `name` and `email` are what the password must not simply repeat.
  public init(_ text: String, name: String, email: String) throws(Problem) {
    let text = text.normalized
    if text.graphemeCount < Self.minimum { throw Problem("password.short", limit: Self.minimum) }
    if text.graphemeCount > Self.maximum || text.utf8.count > Self.maximum * 16 {
      throw Problem("password.long", limit: Self.maximum)
    }
    if Self.isGuessable(text.caseFolded, [name.caseFolded, email.caseFolded]) {
      throw Problem("password.common")
    }
    self.text = text
  }

  /// The form in which a password typed at sign-in is compared.
  static func typed(_ text: String) -> String { text.normalized }

  private static func isGuessable(_ text: String, _ known: [String]) -> Bool {
    if known.contains(text) || CommonPasswords.contains(text) { return true }
    if Set(text).count < 4 { return true }
    let values = text.unicodeScalars.map(\.value)
    let steps = zip(values, values.dropFirst()).map { Int64($1) - Int64($0) }
    // 1234567890 and abcdefghij: the same step all along but for one break.
    return steps.count { abs($0) == 1 } >= steps.count - 1
  }
}
