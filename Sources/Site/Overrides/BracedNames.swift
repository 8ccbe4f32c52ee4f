/// The names that stand in braces in a template or text: `member.name` of `{{member.name}}`, `count` of
/// the `{count}` that the script fills in, `> t.join.title` of `{{> t.join.title}}`.
struct BracedNames {
  private let all: Set<Substring>

  init(_ text: String) {
    let pieces = text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    all = Set(
      pieces.compactMap { piece in piece.firstIndex(of: "}").map { piece[..<$0].trimmingSpaces } })
  }

  /// The names of other templates and of texts.
  var references: Set<String> {
    Set(
      all.filter { $0.hasPrefix(">") || $0.hasPrefix("<") }
        .map { String($0.dropFirst().trimmingSpaces) })
  }

  /// The names of values, as they are shown, asked for, or given to a section.
  var values: Set<String> {
    let values = all.filter { !$0.hasPrefix(">") && !$0.hasPrefix("<") && !$0.hasPrefix("!") }
    return Set(
      values.map { name in
        let isSection = name.first.map { "#^/".contains($0) } ?? false
        return String(isSection ? name.dropFirst().trimmingSpaces : name)
      })
  }
}
