import Store
import Templates

/// Our templates and texts, and over them the operator's own.
struct TemplateLayers: Sendable {
  /// The half of them that belongs to pages, or to letters.
  enum Half {
    case pages
    case letters
  }

  struct Compiled {
    /// By language.
    let sets: [String: TemplateSet]
    /// What is wrong with own templates and texts that were left out.
    let refused: [TemplateError.Problem]
  }

  let disk: LocalDisk
  let overrides: Overrides?
  /// Our texts by language, and the operator's.
  let ourTexts: [String: LocaleFiles.Texts]
  let ownTexts: [String: LocaleFiles.Texts]
  /// What is wrong with own texts, whichever half they belong to.
  let problems: [TemplateError.Problem]

  init(_ disk: LocalDisk, _ overrides: Overrides? = nil) throws {
    self.disk = disk
    self.overrides = overrides
    ourTexts = try LocaleFiles.read(disk)
    var problems: [TemplateError.Problem] = []
    ownTexts = try overrides.map { try LocaleFiles.read($0, problems: &problems) } ?? [:]
    self.problems = problems
  }

  /// In the order in which one is chosen for who asks for none of them.
  var languages: [String] {
    ["en"] + Set(ourTexts.keys).union(ownTexts.keys).subtracting(["en"]).sorted()
  }

  /// What a language calls itself; its code when it does not say.
  func name(of language: String) -> String {
    let key = "t.page.language"
    return (ownTexts[language]?[key] ?? ourTexts[language]?[key])?.text ?? language
  }

  /// What a language has before anything is overridden: all texts, in English where it has none.
  func baseTexts(_ language: String) -> LocaleFiles.Texts {
    (ourTexts["en"] ?? [:]).merging(ourTexts[language] ?? [:]) { $1 }
  }

  /// What is put over those: own texts of the language, and own English ones that it has no other for.
  func ownTexts(over language: String) -> LocaleFiles.Texts {
    let ours = ourTexts[language] ?? [:]
    let english = (ownTexts["en"] ?? [:]).filter { ours[$0.key] == nil }
    return english.merging(ownTexts[language] ?? [:]) { $1 }
  }

  /// Compiles one half for every language.
  func compile(_ half: Half) throws -> Compiled {
    let ours = try TemplateFiles(disk, half.files).sources
    let own = try overrides.map { try TemplateFiles($0.disk, of: $0, half.files) }
    var refused = own?.problems ?? []
    var sets: [String: TemplateSet] = [:]
    for language in languages {
      let base = baseTexts(language).filter { half.needs($0.key) }
      let over = ownTexts(over: language).filter { half.needs($0.key) }
      sets[language] = try Self.compile(
        ours.merging(base) { $1 }, under: (own?.sources ?? [:]).merging(over) { $1 }, &refused)
    }
    return Compiled(sets: sets, refused: refused)
  }

  /// An own template with a mistake is left out, so that ours is shown in its place.
  static func compile(
    _ ours: [String: TemplateSource], under own: [String: TemplateSource],
    _ refused: inout [TemplateError.Problem]
  ) throws -> TemplateSet {
    var own = own
    while true {
      do throws(TemplateError) { return try TemplateSet(ours.merging(own) { $1 }) } catch {
        let files = Set(own.values.compactMap(\.file))
        let mistakes = error.problems.filter { files.contains($0.file) }
        if mistakes.isEmpty { throw error }
        refused += mistakes.filter { !refused.contains($0) }
        own = own.filter { source in !mistakes.contains { $0.file == source.value.file } }
      }
    }
  }
}

extension TemplateLayers.Half {
  var files: TemplateFiles.Choice {
    switch self {
    case .pages: .without(LetterTemplates.folder)
    case .letters: .only(LetterTemplates.folder)
    }
  }

  func needs(_ text: String) -> Bool {
    switch self {
    case .pages: !text.hasPrefix("t.mail.")
    case .letters: text.hasPrefix("t.mail.") || text.hasPrefix("t.page.")
    }
  }
}
