import Store
import Templates

/// Copies files and texts of ours into the operator's folder, and notes what they were copied from.
public struct OverrideMaking {
  private let overrides: Overrides
  private let ourFiles: OurFiles
  private let layers: TemplateLayers

  /// Nil when the configuration names no folder. Throws when it is not there.
  public init?(_ configuration: Configuration) throws {
    guard let overrides = try Overrides(configuration) else { return nil }
    self.overrides = overrides
    ourFiles = try OurFiles(configuration)
    layers = try TemplateLayers(LocalDisk(root: configuration.templates), overrides)
  }

  /// Copies a file such as `templates/pages/profile.mustache` or `public/icon.svg`; `isReviewed` when
  /// the operator's copy stays, and only what it now fits is noted. Returns what was written.
  public func copy(_ file: String, isReviewed: Bool) throws -> String {
    guard let ours = try ourFiles.read(file) else {
      throw OverrideError("we have no file \(file) that can be overridden")
    }
    try checkPresence(of: file, overrides.disk.status(file) != nil, isReviewed)
    try overrides.write(ours, to: Overrides.originals + file)
    if !isReviewed { try overrides.write(ours, to: file) }
    return overrides.whole(file)
  }

  /// The same of one text, named by its keys, such as `join.title`; nil: of all, for a language that
  /// we do not have.
  public func copyTexts(
    _ language: String, _ key: String?, isReviewed: Bool
  ) throws -> String {
    if key == nil, layers.ourTexts[language] != nil {
      throw OverrideError("name the text, such as join.title: only those that differ belong there")
    }
    let ours = layers.baseTexts(language)
    let file = LocaleFiles.name(language)
    let names = key.map { ["t.\($0)"] } ?? ours.keys.sorted()
    var own = try LocaleFiles.document(overrides.disk, file)
    var originals = try LocaleFiles.document(overrides.disk, Overrides.originals + file)
    for name in names {
      let keys = name.split(separator: ".").dropFirst()
      guard let text = ours[name]?.text else {
        throw OverrideError("we have no text \(keys.joined(separator: "."))")
      }
      let present = own.text(at: keys) != nil
      if key != nil { try checkPresence(of: "\(file), \(key ?? "")", present, isReviewed) }
      originals = originals.setting(text, at: keys)
      if !isReviewed, !present { own = own.setting(text, at: keys) }
    }
    try overrides.write(JSONWriter.document(originals), to: Overrides.originals + file)
    if !isReviewed { try overrides.write(JSONWriter.document(own), to: file) }
    return overrides.whole(file)
  }

  private func checkPresence(of name: String, _ isThere: Bool, _ isReviewed: Bool) throws {
    if isThere, !isReviewed {
      throw OverrideError(
        "\(name) is there already; --reviewed notes that it fits ours of today")
    }
    if !isThere, isReviewed { throw OverrideError("\(name) is not there") }
  }
}

/// Why nothing was copied.
public struct OverrideError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Overrides {
  /// Writes a file that everybody may read, and the folders that it needs.
  fileprivate func write(_ bytes: [UInt8], to path: String) throws {
    let parts = path.split(separator: "/")
    for count in 1..<parts.count {
      let folder = parts.prefix(count).joined(separator: "/")
      if try disk.status(folder) == nil { try disk.makeDirectory(folder, mode: 0o755) }
    }
    let new = path + ".new"
    if try disk.status(new) != nil { try disk.remove(new) }
    do {
      let file = try disk.create(new, mode: 0o644)
      try file.write(bytes)
      try file.sync()
      try disk.rename(new, to: path)
    } catch {
      try? disk.remove(new)
      throw error
    }
    try disk.syncDirectory(parts.dropLast().joined(separator: "/"))
  }
}

extension JSON {
  fileprivate func text(at keys: ArraySlice<Substring>) -> String? {
    guard let key = keys.first else { return text }
    return self[String(key)]?.text(at: keys.dropFirst())
  }

  /// With a text at the end of the keys.
  fileprivate func setting(_ text: String, at keys: ArraySlice<Substring>) -> JSON {
    guard let key = keys.first.map(String.init) else { return .string(text) }
    var object = object ?? JSONObject()
    object[key] = (object[key] ?? [:]).setting(text, at: keys.dropFirst())
    return .object(object)
  }
}
