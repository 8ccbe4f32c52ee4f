import Store
import System

/// The folder of the operator's own templates, texts and public files, which go before ours.
struct Overrides: Sendable {
  let disk: LocalDisk
  private let folder: String

  /// Where the files are kept that own ones were copied from.
  static let originals = ".original/"
  /// Bytes of a file, theirs or ours: what is copied from ours is never too large to be read.
  static let fileLimit = 1 << 20

  /// Nil when the configuration names no folder.
  init?(_ configuration: Configuration) throws {
    guard let folder = configuration.overrides else { return nil }
    self.folder = folder
    do throws(SystemError) { disk = try LocalDisk(root: folder) } catch {
      throw ConfigurationError(file: folder, line: 1, reason: "\(error)")
    }
  }

  /// What one of our files was when an own one was made from it; nil when nobody noted it.
  func original(of file: String) throws -> [UInt8]? {
    try disk.read(Self.originals + file, limit: Self.fileLimit)
  }

  /// The whole path of a file in the folder.
  func whole(_ path: String) -> String { "\(folder)/\(path)" }

  /// The path in the folder of a whole one.
  func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
