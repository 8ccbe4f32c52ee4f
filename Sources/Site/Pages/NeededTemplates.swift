import Store
import Synchronization
import Templates

/// Templates of pages that are compiled when they are first needed, with what they include: for a process
/// that answers one request. What is wrong in others it does not see.
final class NeededTemplates: Sendable {
  private typealias Sources = [String: TemplateSource]

  private let layers: TemplateLayers
  private let ours: Sources
  private let own: Sources
  /// By language and name.
  private let sets = Mutex<[String: TemplateSet]>([:])

  init(_ layers: TemplateLayers) throws {
    self.layers = layers
    let files = TemplateLayers.Half.pages.files
    ours = try TemplateFiles(layers.disk, files).sources
    own =
      try layers.overrides.map { try TemplateFiles($0.disk, of: $0, files).sources } ?? [:]
  }

  /// A set with at least that template.
  func set(with name: String, in language: String) throws -> TemplateSet {
    let key = "\(language) \(name)"
    if let set = sets.withLock({ $0[key] }) { return set }
    let (ours, own) = needed(name, layers.baseTexts(language), layers.ownTexts(over: language))
    var refused: [TemplateError.Problem] = []
    let set = try TemplateLayers.compile(ours, under: own, &refused)
    sets.withLock { $0[key] = set }
    return set
  }

  /// The template and what it includes, in turn: ours and the operator's.
  private func needed(
    _ name: String, _ texts: Sources, _ ownTexts: Sources
  ) -> (ours: Sources, own: Sources) {
    var (found, foundOwn): (Sources, Sources) = ([:], [:])
    var waiting = [name]
    while let name = waiting.popLast() {
      if found[name] != nil || foundOwn[name] != nil { continue }
      found[name] = texts[name] ?? ours[name]
      foundOwn[name] = ownTexts[name] ?? own[name]
      for source in [found[name], foundOwn[name]] {
        if let source { waiting += BracedNames(source.text).references }
      }
    }
    return (found, foundOwn)
  }
}
