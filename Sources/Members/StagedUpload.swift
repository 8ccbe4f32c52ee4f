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

  /// The first `count` bytes, or fewer.
  public func beginning(_ count: Int) throws -> [UInt8] {
    try disk.read(path, at: 0, count: count) ?? []
  }
}
