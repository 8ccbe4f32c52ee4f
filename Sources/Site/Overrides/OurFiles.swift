import Store

/// Our files by the names that they have in a folder of overrides: `templates/…`, `locales/…`, `public/…`.
struct OurFiles {
  private static let assets: Set<String> = ["icon.svg", "silhouette.svg", "unavailable.html"]

  private let templates: LocalDisk
  private let assets: LocalDisk

  init(_ configuration: Configuration) throws {
    templates = try LocalDisk(root: configuration.templates)
    assets = try LocalDisk(root: configuration.assets)
  }

  /// Nil when we have no such file that can be overridden.
  func read(_ file: String) throws -> [UInt8]? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) { return nil }
    let rest = parts.dropFirst().joined(separator: "/")
    switch parts.first {
    case "templates" where file.hasSuffix(".mustache"):
      return try templates.read(rest, limit: Overrides.fileLimit)
    case "public" where Self.assets.contains(rest) || rest.hasPrefix("standin/"):
      return try assets.read(rest, limit: Overrides.fileLimit)
    default: return nil
    }
  }
}
