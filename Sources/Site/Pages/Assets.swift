import Sodium
import Store
import System
import Templates

/// The files that the web server serves at `/assets/`, and below it at `/assets/own/` the operator's. An
/// address has the file's checksum, so that it can be cached for ever.
struct Assets {
  /// Own files that cannot be used.
  private(set) var refused: [TemplateError.Problem] = []

  private let disk: LocalDisk
  private let overrides: Overrides?
  private let folder: String
  private let path: String

  init(_ configuration: Configuration, _ overrides: Overrides? = nil) throws {
    disk = try LocalDisk(root: configuration.assets)
    folder = configuration.assets
    path = configuration.path
    self.overrides = overrides
  }

  /// The address of the operator's file if there is one, otherwise of ours.
  mutating func url(_ name: String) throws -> String {
    try ownURL(name) ?? ourURL(name)
  }

  /// The address of one of ours.
  func ourURL(_ name: String) throws -> String {
    guard let bytes = try disk.read(name, limit: Overrides.fileLimit) else {
      throw ConfigurationError(file: "\(folder)/\(name)", line: 1, reason: "missing")
    }
    return address(name, bytes)
  }

  /// The address of the operator's file; nil when there is none that can be used.
  mutating func ownURL(_ name: String) -> String? {
    ownBytes(name).map { address("own/\(name)", $0) }
  }

  /// The pictures in `standin`, by name, with the operator's in the place of ours.
  mutating func standIns() throws -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for name in try disk.list("standin") {
      let file = "standin/\(name)"
      pictures[name] = try ownBytes(file) ?? disk.read(file, limit: Overrides.fileLimit)
    }
    return pictures
  }

  private mutating func ownBytes(_ name: String) -> [UInt8]? {
    let file = "public/\(name)"
    do throws(SystemError) {
      return try overrides?.disk.read(file, limit: Overrides.fileLimit)
    } catch {
      refused.append(
        TemplateError.Problem(
          file: overrides?.whole(file) ?? file, line: 1, reason: "\(error)"))
      return nil
    }
  }

  private func address(_ name: String, _ bytes: [UInt8]) -> String {
    let checksum = Encoding.base64url(Array(Digest.sha256(bytes).prefix(9)))
    return "\(path)/assets/\(name)?v=\(checksum)"
  }
}
