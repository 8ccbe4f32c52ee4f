import Sodium
import Store

/// The files that the web server serves at `/assets/`. An address has the file's checksum, so that it
/// can be cached for ever.
struct Assets {
  private let disk: LocalDisk
  private let folder: String
  private let path: String

  init(_ configuration: Configuration) throws {
    disk = try LocalDisk(root: configuration.assets)
    folder = configuration.assets
    path = configuration.path
  }

  func url(_ name: String) throws -> String {
    guard let bytes = try disk.read(name, limit: 1 << 20) else {
      throw ConfigurationError(file: "\(folder)/\(name)", line: 1, reason: "missing")
    }
    let checksum = Encoding.base64url(Array(Digest.sha256(bytes).prefix(9)))
    return "\(path)/assets/\(name)?v=\(checksum)"
  }

  /// The pictures in `standin`, by name.
  func standIns() throws -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for name in try disk.list("standin") {
      pictures[name] = try disk.read("standin/\(name)", limit: 1 << 20)
    }
    return pictures
  }
}
