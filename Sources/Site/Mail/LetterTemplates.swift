import Store
import Synchronization
import Templates

/// The templates and texts of letters, compiled when the first is written: a process that answers one
/// request by CGI writes none, most of the time.
final class LetterTemplates: Sendable {
  /// Where they lie among the templates.
  static let folder = "mails"

  private let layers: TemplateLayers
  private let kept = Mutex<TemplateLayers.Compiled?>(nil)

  init(_ layers: TemplateLayers) {
    self.layers = layers
  }

  /// Throws what is wrong with a template, or missing.
  func set(_ language: String) throws -> TemplateSet {
    guard let set = try compiled().sets[language] else {
      throw Failure(.internalServerError, "internal")
    }
    return set
  }

  /// All of them, and what was left out.
  func compiled() throws -> TemplateLayers.Compiled {
    try kept.withLock { kept in
      if let kept { return kept }
      let compiled = try layers.compile(.letters)
      for set in compiled.sets.values { try Self.check(set) }
      kept = compiled
      return compiled
    }
  }

  private static func check(_ set: TemplateSet) throws {
    for letter in LetterNames.all {
      let needed = ["\(folder)/\(letter)", "\(folder)/\(letter).html"]
      for name in needed where !set.contains(name) {
        throw ConfigurationError(file: "\(name).mustache", line: 1, reason: "missing")
      }
      if !set.contains("t.mail.\(letter).subject") {
        throw ConfigurationError(
          file: "locales", line: 1, reason: "mail.\(letter).subject is missing")
      }
    }
  }
}
