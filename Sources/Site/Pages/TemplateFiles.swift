import Store
import Templates

/// The files of the templates folder, by name without ending, such as `pages/join`.
enum TemplateFiles {
  private static let limit = 1 << 20

  /// All of them, but for those in one folder.
  static func read(
    _ disk: LocalDisk, without folder: String? = nil
  ) throws -> [String: TemplateSource] {
    var sources: [String: TemplateSource] = [:]
    try collect(disk, ".", prefix: "", without: folder, into: &sources)
    return sources
  }

  /// Those in one folder.
  static func read(_ disk: LocalDisk, folder: String) throws -> [String: TemplateSource] {
    var sources: [String: TemplateSource] = [:]
    try collect(disk, folder, prefix: folder + "/", without: nil, into: &sources)
    return sources
  }

  private static func collect(
    _ disk: LocalDisk, _ folder: String, prefix: String, without left: String?,
    into sources: inout [String: TemplateSource]
  ) throws {
    for name in try disk.list(folder) where !name.hasPrefix(".") && name != left {
      let path = folder == "." ? name : "\(folder)/\(name)"
      if try disk.status(path)?.isDirectory == true {
        try collect(disk, path, prefix: prefix + name + "/", without: nil, into: &sources)
      } else if name.hasSuffix(".mustache"), let bytes = try disk.read(path, limit: limit) {
        sources[prefix + name.dropLast(".mustache".count)] = TemplateSource(
          String(decoding: bytes, as: UTF8.self), file: prefix + name)
      }
    }
  }
}
