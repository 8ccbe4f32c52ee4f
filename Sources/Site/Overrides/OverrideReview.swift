import Store
import Templates

/// Goes through the operator's own files and texts, and finds those that do not fit ours of today.
struct OverrideReview {
  private let layers: TemplateLayers
  private let overrides: Overrides
  private let ourFiles: OurFiles
  private var findings: [OverrideFinding] = []
  /// What own templates name: other templates, and texts.
  private let references: Set<String>
  private let templates: [String: TemplateSource]

  /// Nil when nothing is overridden.
  init?(_ configuration: Configuration, _ layers: TemplateLayers) throws {
    guard let overrides = layers.overrides else { return nil }
    self.layers = layers
    self.overrides = overrides
    ourFiles = try OurFiles(configuration)
    templates = try TemplateFiles(overrides.disk, of: overrides).sources
    references = templates.values.reduce(into: []) {
      $0.formUnion(BracedNames($1.text).references)
    }
  }

  mutating func run() throws -> [OverrideFinding] {
    findings = try UnusedFiles(overrides.disk).findings
    for name in templates.keys.sorted() {
      let isNew = references.contains(name)
      try compare("templates/\(name).mustache", mayBeNew: isNew)
      try readThrough("templates/\(name).mustache")
    }
    for file in try publicFiles() { try compare(file, mayBeNew: true) }
    for language in layers.ownTexts.keys.sorted() { try compareTexts(language) }
    return findings
  }

  private func publicFiles() throws -> [String] {
    try ["public", "public/standin"].flatMap { folder in
      try overrides.disk.list(folder).sorted().map { "\(folder)/\($0)" }
        .filter { try overrides.disk.status($0)?.isFile == true }
    }
  }

  /// A file with ours of today, and with the one of ours that it was made from.
  private mutating func compare(_ file: String, mayBeNew: Bool) throws {
    let original = try overrides.original(of: file)
    let ours = try ourFiles.read(file)
    if ours == nil, original != nil || !mayBeNew {
      findings.append(OverrideFinding(file, "takes the place of no file of ours"))
    }
    guard let original, let ours, original != ours else { return }
    let changes = UnifiedDiff.lines(
      String(decoding: original, as: UTF8.self), String(decoding: ours, as: UTF8.self))
    findings.append(
      OverrideFinding(
        file, "was made from a file of ours that has changed since", changes: changes))
  }

  /// What can be seen of a template without ours.
  private mutating func readThrough(_ file: String) throws {
    let bytes = try overrides.disk.read(file, limit: Overrides.fileLimit) ?? []
    guard let text = String(validating: bytes, as: UTF8.self) else {
      findings.append(OverrideFinding(file, "is not in UTF-8"))
      return
    }
    if text.allSatisfy(\.isWhitespace) { findings.append(OverrideFinding(file, "is empty")) }
    if let attribute = text.firstMatch(of: /\s(style|on[a-z]+)\s*=/) {
      findings.append(
        OverrideFinding(
          file, "has \(attribute.1)=…, which browsers leave out here: use style.css or a script"))
    }
  }

  private mutating func compareTexts(_ language: String) throws {
    let file = LocaleFiles.name(language)
    let own = layers.ownTexts[language] ?? [:]
    let base = layers.baseTexts(language)
    let originals = LocaleFiles.texts(
      try LocaleFiles.document(overrides.disk, Overrides.originals + file), file: file)
    for name in LocaleFiles.odd(try LocaleFiles.document(overrides.disk, file)) {
      findings.append(OverrideFinding("\(file), \(name)", "is no text"))
    }
    if let direction = own["t.page.direction"]?.text, !["ltr", "rtl"].contains(direction) {
      findings.append(OverrideFinding("\(file), page.direction", "is neither ltr nor rtl"))
    }
    for (name, text) in own.sorted(by: { $0.key < $1.key }) {
      let place = "\(file), \(name.dropFirst(2))"
      guard let ours = base[name]?.text else {
        if !references.contains(name) {
          findings.append(OverrideFinding(place, "takes the place of no text of ours"))
        }
        continue
      }
      if text.text.isEmpty, !ours.isEmpty { findings.append(OverrideFinding(place, "is empty")) }
      // Each language chooses among the parts of a date.
      if name != "t.date.format" { compareValues(place, own: text.text, ours: ours) }
      guard let original = originals[name]?.text, original != ours else { continue }
      findings.append(
        OverrideFinding(
          place, "was made from a text of ours that has changed since",
          changes: UnifiedDiff.lines(original, ours)))
    }
    guard layers.ourTexts[language] == nil else { return }
    let missing = base.keys.filter { own[$0] == nil }.sorted()
    if let first = missing.first {
      findings.append(
        OverrideFinding(
          file,
          "lacks \(missing.count) texts, which are shown in English: the first is"
            + " \(first.dropFirst(2))"))
    }
  }

  private mutating func compareValues(_ place: String, own: String, ours: String) {
    let (own, ours) = (BracedNames(own).values, BracedNames(ours).values)
    let list = { (names: Set<String>) in names.sorted().map { "{\($0)}" }.joined(separator: ", ") }
    if !own.isSubset(of: ours) {
      findings.append(
        OverrideFinding(place, "shows \(list(own.subtracting(ours))), which ours does not"))
    }
    if !ours.isSubset(of: own) {
      findings.append(
        OverrideFinding(place, "lacks \(list(ours.subtracting(own))), which ours shows"))
    }
  }
}
