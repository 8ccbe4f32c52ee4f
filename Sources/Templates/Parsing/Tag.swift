/// One tag of a template.
struct Tag {
  enum Kind: Equatable {
    case variable
    /// `{{{…}}}` or `{{&…}}`.
    case rawVariable
    case section
    case invertedSection
    case end
    case partial
    case parent
    case block
    case comment
    case delimiters
  }

  let kind: Kind
  /// What follows the sign, without blanks around it.
  let name: String
  /// Where the tag begins and ends in the source, delimiters included.
  let range: Range<Int>
  let line: Int

  /// Whether a line with only this tag leaves no line in the output.
  var mayStandAlone: Bool { kind != .variable && kind != .rawVariable }
}

/// A mistake in a template: where and what.
struct Mistake: Error {
  let line: Int
  let reason: String
}
