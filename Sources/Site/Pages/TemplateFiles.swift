import Store
import System
import Templates

/// The template files of a folder, by name without ending, such as `pages/join`.
struct TemplateFiles {
  private(set) var sources: [String: TemplateSource] = [:]
  /// Own files that cannot be read. One of ours is thrown instead.
  private(set) var problems: [TemplateError.Problem] = []

  private let disk: LocalDisk
  /// Nil for ours.
  private let owner: Overrides?
  private var root: String { owner == nil ? "" : "templates/" }

  /// All files below our templates folder, or the operator's, but for those in one folder; or those in
  /// one folder alone.
  init(_ disk: LocalDisk, of owner: Overrides? = nil, _ choice: Choice = .all) throws {
    self.disk = disk
    self.owner = owner
    switch choice {
    case .all: try collect("")
    case .without(let folder): try collect("", without: folder)
    case .only(let folder): try collect(folder + "/")
    }
  }

  enum Choice {
    case all
    case without(String)
    case only(String)
  }

  private mutating func collect(_ prefix: String, without left: String? = nil) throws {
    let folder = String((root + prefix).dropLast())
    for name in try names(in: folder) where !name.hasPrefix(".") && name != left {
      let path = root + prefix + name
      if try disk.status(path)?.isDirectory == true {
        try collect(prefix + name + "/")
      } else if name.hasSuffix(".mustache") {
        try take(path, name: prefix + name)
      }
    }
  }

  private mutating func names(in folder: String) throws(SystemError) -> [String] {
    do throws(SystemError) { return try disk.list(folder) } catch {
      guard let owner else { throw error }
      problems.append(
        TemplateError.Problem(file: owner.whole(folder), line: 1, reason: "\(error)"))
      return []
    }
  }

  private mutating func take(_ path: String, name: String) throws {
    let file = owner?.whole(path) ?? name
    do throws(SystemError) {
      guard let bytes = try disk.read(path, limit: Overrides.fileLimit) else { return }
      sources[String(name.dropLast(".mustache".count))] = TemplateSource(
        String(decoding: bytes, as: UTF8.self), file: file, isStrict: owner != nil)
    } catch {
      if owner == nil { throw error }
      problems.append(TemplateError.Problem(file: file, line: 1, reason: "\(error)"))
    }
  }
}
