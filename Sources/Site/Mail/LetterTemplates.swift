import Store
import Synchronization
import Templates

/// The templates and texts of letters, compiled when the first is written: a process that answers one
/// request by CGI writes none, most of the time.
final class LetterTemplates: Sendable {
  /// Where they lie among the templates.
  static let folder = "mails"

  private let disk: LocalDisk
  /// The texts that letters have, by language.
  private let texts: [String: [String: TemplateSource]]
  private let compiled = Mutex<[String: TemplateSet]?>(nil)

  init(_ disk: LocalDisk, _ locales: [String: [String: TemplateSource]]) {
    self.disk = disk
    texts = locales.mapValues { $0.filter { Self.isNeeded($0.key) } }
  }

  /// Whether letters have a text of this name, of their own or as pages do.
  private static func isNeeded(_ name: String) -> Bool {
    ["t.mail.", "t.page."].contains { name.hasPrefix($0) }
  }

  /// Throws what is wrong with a template, or missing.
  func set(_ language: String) throws -> TemplateSet {
    let sets = try compiled.withLock { compiled in
      if let compiled { return compiled }
      let sets = try compile()
      compiled = sets
      return sets
    }
    guard let set = sets[language] else { throw Failure(.internalServerError, "internal") }
    return set
  }

  private func compile() throws -> [String: TemplateSet] {
    let templates = try TemplateFiles.read(disk, folder: Self.folder)
    return try texts.mapValues { texts in
      let set = try TemplateSet(templates.merging(texts) { $1 })
      for letter in LetterNames.all {
        let needed = ["\(Self.folder)/\(letter)", "\(Self.folder)/\(letter).html"]
        for name in needed where !set.contains(name) {
          throw ConfigurationError(file: "\(name).mustache", line: 1, reason: "missing")
        }
        if !set.contains("t.mail.\(letter).subject") {
          throw ConfigurationError(
            file: "locales", line: 1, reason: "mail.\(letter).subject is missing")
        }
      }
      return set
    }
  }
}
