/// An own file or text that does not fit what it takes the place of.
public struct OverrideFinding: Sendable, Equatable {
  public enum Kind: Sendable {
    /// It is in use, and somebody should look at it.
    case doubtful
    /// It is left out, and ours is in use.
    case refused
  }

  /// In the folder of overrides, such as `templates/pages/profile.mustache`, or with a text's keys
  /// `locales/ko.json, join.title`.
  public let file: String
  /// What is the matter, a plain sentence without its full stop.
  public let sentence: String
  public let kind: Kind
  /// The lines of ours that are not what they were, as a unified diff.
  public let changes: [String]

  init(_ file: String, _ sentence: String, _ kind: Kind = .doubtful, changes: [String] = []) {
    self.file = file
    self.sentence = sentence
    self.kind = kind
    self.changes = changes
  }
}
