import Store
import System
import Templates

/// The texts of `locales/<language>.json`: each is a template of its own, named `t.` and its path of
/// keys, such as `t.join.title`.
enum LocaleFiles {
  typealias Texts = [String: TemplateSource]

  /// Ours.
  static func read(_ disk: LocalDisk) throws -> [String: Texts] {
    var locales: [String: Texts] = [:]
    for language in try languages(disk) {
      let file = name(language)
      locales[language] = texts(try document(disk, file), file: file)
    }
    return locales
  }

  /// The operator's own. A file that cannot be used is left out, and so is a text with markup in it,
  /// which would not stay inside the attributes that texts stand in.
  static func read(
    _ overrides: Overrides, problems: inout [TemplateError.Problem]
  ) throws -> [String: Texts] {
    var locales: [String: Texts] = [:]
    var names: [String] = []
    do { names = try languages(overrides.disk) } catch {
      problems.append(
        TemplateError.Problem(file: overrides.whole("locales"), line: 1, reason: "\(error)"))
    }
    for language in names {
      let file = overrides.whole(name(language))
      do {
        if !isLanguage(language) {
          throw ConfigurationError(
            file: file, line: 1, reason: "“\(language)” is no language such as ar or pt-BR")
        }
        let all = texts(
          try document(overrides.disk, name(language)), file: file, isStrict: true)
        locales[language] = all.filter { !hasMarkup($0.value.text) }
        for text in all.values where hasMarkup(text.text) {
          problems.append(
            TemplateError.Problem(
              file: text.file ?? file, line: 1,
              reason: "a text has none of < > \" outside of its tags; markup is for templates"))
        }
      } catch let error as ConfigurationError {
        problems.append(
          TemplateError.Problem(file: file, line: error.line, reason: error.reason))
      } catch {
        problems.append(TemplateError.Problem(file: file, line: 1, reason: "\(error)"))
      }
    }
    return locales
  }

  /// The path of a language's file.
  static func name(_ language: String) -> String { "locales/\(language).json" }

  /// The whole document; an empty object when there is none.
  static func document(_ disk: LocalDisk, _ file: String) throws -> JSON {
    guard let bytes = try disk.read(file, limit: Overrides.fileLimit) else { return [:] }
    do throws(JSONError) { return try JSONParser.parse(bytes) } catch {
      let line = bytes.prefix(error.offset).count { $0 == 0x0A } + 1
      throw ConfigurationError(file: file, line: line, reason: error.reason.sentence)
    }
  }

  /// The texts of a document by their names.
  static func texts(_ document: JSON, file: String, isStrict: Bool = false) -> Texts {
    var texts: Texts = [:]
    flatten(document, "t") { name, text in
      texts[name] = TemplateSource(
        text, file: "\(file), \(name.dropFirst(2))", isStrict: isStrict)
    }
    return texts
  }

  private static func flatten(_ value: JSON, _ path: String, _ add: (String, String) -> Void) {
    if let text = value.text { add(path, text) }
    for member in value.object?.members ?? [] {
      flatten(member.value, "\(path).\(member.key)", add)
    }
  }

  private static func languages(_ disk: LocalDisk) throws -> [String] {
    try disk.list("locales").filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(".json".count)) }
  }

  /// Whether a file of this path is looked for.
  static func isName(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].hasSuffix(".json")
      && isLanguage(String(parts[1].dropLast(".json".count)))
  }

  /// The names of values that are neither texts nor hold any.
  static func odd(_ document: JSON, _ path: String = "") -> [String] {
    if document.text != nil { return [] }
    guard let members = document.object?.members else { return [path] }
    return members.flatMap { odd($0.value, path.isEmpty ? $0.key : "\(path).\($0.key)") }
  }

  private static func isLanguage(_ name: String) -> Bool {
    (2...35).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  /// Whether there is a sign of markup beside the tags `{{…}}`.
  private static func hasMarkup(_ text: String) -> Bool {
    var rest = text[...]
    while let open = rest.firstRange(of: "{{") {
      if rest[..<open.lowerBound].contains(where: isMarkup) { return true }
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else { return false }
      rest = rest[close.upperBound...]
    }
    return rest.contains(where: isMarkup)
  }

  private static func isMarkup(_ character: Character) -> Bool { "<>\"".contains(character) }
}
