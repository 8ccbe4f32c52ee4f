import Sodium
import Store
import System

/// One uploaded file, gone with this value unless it is kept.
public final class StagedUpload {
  let path: String
  var isKept = false
  /// Bytes written so far.
  public private(set) var size: Int
  private let disk: any Disk
  private let file: (any OpenFile)?

  init(disk: any Disk, path: String, file: any OpenFile) {
    self.disk = disk
    self.path = path
    self.file = file
    size = 0
  }

  init(disk: any Disk, path: String, size: Int) {
    self.disk = disk
    self.path = path
    self.size = size
    file = nil
  }

  deinit {
    if isKept { return }
    try? disk.remove(path)
    try? disk.remove(path + Staging.previewEnding)
  }

  public func write(_ bytes: Span<UInt8>) throws {
    try file?.write(bytes)
    size += bytes.count
  }

  /// Opens what was written, for reading.
  public func open() throws -> Descriptor {
    try disk.open(path)
  }

  /// SHA-256 of what was written, 32 bytes.
  public func digest() throws -> [UInt8] {
    let file = try open()
    var hash = SHA256()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try file.read(into: &buffer)
      if count == 0 { return hash.finish() }
      hash.add(buffer.span.extracting(0..<count))
    }
  }

  /// The first `count` bytes, or fewer.
  public func beginning(_ count: Int) throws -> [UInt8] {
    try disk.read(path, at: 0, count: count) ?? []
  }
}
