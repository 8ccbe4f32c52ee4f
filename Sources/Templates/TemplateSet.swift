/// The templates of a site, parsed and linked: cheap to share, ready to render.
///
/// A set for a language is made of the base templates and the texts of that language, which are
/// templates like all others: `{{> t.join.title}}` costs an index at render.
public struct TemplateSet: Sendable {
  let program: Program

  /// Parses all sources by name. Throws every mistake: broken tags, and partials or parents that
  /// are not there.
  public init(_ sources: [String: TemplateSource]) throws(TemplateError) {
    let sorted = sources.sorted { $0.key < $1.key }
    let names = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.key, $0) })
    var linker = Linker(names: names)
    var problems: [TemplateError.Problem] = []
    for (index, (name, source)) in sorted.enumerated() {
      let file = source.file ?? name
      do throws(Mistake) {
        linker.add(try TemplateParser.parse(source), as: index, file: file)
      } catch {
        problems.append(
          TemplateError.Problem(file: file, line: error.line, reason: error.reason))
      }
    }
    problems += linker.problems
    for (index, (name, source)) in sorted.enumerated()
    where source.isStrict && linker.includesItself(index) {
      problems.append(
        TemplateError.Problem(file: source.file ?? name, line: 1, reason: "it includes itself"))
    }
    if !problems.isEmpty {
      throw TemplateError(
        problems: problems.sorted { ($0.file, $0.line, $0.reason) < ($1.file, $1.line, $1.reason) })
    }
    program = linker.program()
  }

  /// The names of all templates, in order.
  public var names: [String] { program.names.keys.sorted() }

  /// Whether there is a template of that name.
  public func contains(_ name: String) -> Bool { program.names[name] != nil }
}
