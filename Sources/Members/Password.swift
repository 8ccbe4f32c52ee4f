import Text

/// A new password, of any script: 10 to 256 characters, and not one that anybody would try first.
public struct Password: Sendable {
  public static let minimum = 10
  public static let maximum = 256

  let text: String

  /// `name`, `email` and `site`, its name, are what the password must not be made of alone.
  public init(
    _ text: String, name: String, email: String, site: String = ""
  ) throws(Problem) {
    let text = text.normalized
    if text.graphemeCount < Self.minimum { throw Problem("password.short", limit: Self.minimum) }
    if text.graphemeCount > Self.maximum || text.utf8.count > Self.maximum * 16 {
      throw Problem("password.long", limit: Self.maximum)
    }
    if Self.isGuessable(text.caseFolded, [name, email, site].map(\.caseFolded)) {
      throw Problem("password.common")
    }
    self.text = text
  }

  /// The form in which a password typed at sign-in is compared.
  static func typed(_ text: String) -> String { text.normalized }

  /// Whether it is words of `known` with at most six other characters, none of them letters.
  private static func isMade(_ text: String, of known: [String]) -> Bool {
    let words = known.flatMap { $0.split { !$0.isLetter } }.filter { $0.count > 2 }
    var rest = text
    // The longer first: one may hold another.
    for word in words.sorted(by: { $0.count > $1.count }) { rest = rest.replacing(word, with: "") }
    let isKnown = rest.count < text.count && !rest.contains(where: \.isLetter)
    return isKnown && rest.count { $0.isNumber } <= 6
  }

  private static func isGuessable(_ text: String, _ known: [String]) -> Bool {
    if known.contains(text) || CommonPasswords.contains(text) { return true }
    if isMade(text, of: known) { return true }
    if Set(text).count < 4 { return true }
    let values = text.unicodeScalars.map(\.value)
    let steps = zip(values, values.dropFirst()).map { Int64($1) - Int64($0) }
    // 1234567890 and abcdefghij: the same step all along but for one break.
    return steps.count { abs($0) == 1 } >= steps.count - 1
  }
}
