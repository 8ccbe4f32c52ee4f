import HTTP
import Members
import Store
import System
import Templates

/// Every template in every language, checked and compiled; those of letters later.
struct Pages: Sendable {
  /// The templates that the actions show.
  private static let required = [
    "account", "account-delete", "account-download", "account-email", "account-password",
    "account-sessions",
    "account-token", "account-tokens", "address-confirm", "admin", "admin-invitation",
    "admin-invitations", "admin-link", "admin-log", "admin-queue", "admin-user", "admin-users",
    "confirm", "crop", "edit", "error", "forgot",
    "gallery", "join", "photos", "profile", "report", "reset", "sign-in", "sign-out", "told",
  ]

  /// In the order in which one is chosen for who asks for none of them.
  let languages: [String]
  let siteName: String
  /// What stands before the site's paths in letters.
  let root: String
  /// Where those are found who run the site; nil when nobody said.
  let contact: String?
  /// The values of `site` in every template of a page.
  let siteValue: Value
  let letters: LetterTemplates
  /// Ours and the operator's, as they were read.
  let layers: TemplateLayers
  /// What is wrong with own files that were left out, but for letters.
  let refused: [TemplateError.Problem]
  /// Empty where templates are compiled as they are needed.
  private let sets: [String: TemplateSet]
  private let needed: NeededTemplates?
  private let standIns: [String: [UInt8]]

  init(_ configuration: Configuration, forOneRequest: Bool = false) throws {
    let disk = try LocalDisk(root: configuration.templates)
    let overrides = try Overrides(configuration)
    layers = try TemplateLayers(disk, overrides)
    guard layers.ourTexts["en"] != nil else {
      throw ConfigurationError(
        file: "\(configuration.templates)/locales/en.json", line: 1, reason: "missing")
    }
    languages = layers.languages
    needed = forOneRequest ? try NeededTemplates(layers) : nil
    let compiled =
      forOneRequest
      ? TemplateLayers.Compiled(sets: [:], refused: []) : try layers.compile(.pages)
    sets = compiled.sets
    for set in sets.values {
      for page in Self.required where !set.contains("pages/" + page) {
        throw ConfigurationError(
          file: "\(configuration.templates)/pages/\(page).mustache", line: 1, reason: "missing")
      }
    }
    letters = LetterTemplates(layers)
    siteName = configuration.siteName
    root = configuration.root
    contact = configuration.imprintURL
    var assets = try Assets(configuration, overrides)
    var siteValue: Object = [
      "name": .text(configuration.siteName), "base": .text(configuration.path),
      "style": .text(try assets.ourURL("style.css")), "icon": .text(try assets.url("icon.svg")),
      "silhouette": .text(try assets.url("silhouette.svg")),
      "script": .text(try assets.url("script.js")),
      "joins": .bool(configuration.joining != .closed),
    ]
    siteValue["ownStyle"] = assets.ownURL("style.css").map { .text($0) }
    siteValue["privacy"] = configuration.privacyURL.map { .text($0) }
    siteValue["imprint"] = configuration.imprintURL.map { .text($0) }
    self.siteValue = .object(siteValue)
    standIns = try assets.standIns()
    refused = layers.problems + compiled.refused + assets.refused
  }

  func render(_ name: String, _ values: Object, in language: String) throws -> [UInt8] {
    try set(with: name, in: language).render(name, values)
  }

  private func set(with name: String, in language: String) throws -> TemplateSet {
    if let needed { return try needed.set(with: name, in: language) }
    guard let set = sets[language] else { throw Failure(.internalServerError, "internal") }
    return set
  }

  /// A sentence of the locale; nil when it has none of that name.
  func text(_ key: String, _ values: Object = Object(), in language: String) -> String? {
    let name = "t.\(key)"
    return try? set(with: name, in: language).text(name, values, escaping: .none)
  }

  /// The picture for a photo that is not there, such as `640.jpg`.
  func standIn(_ name: String) throws -> [UInt8] {
    guard let bytes = standIns[name] else { throw Failure.notFound }
    return bytes
  }
}
