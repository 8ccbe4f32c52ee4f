/// What tells one state of a file from another.
public struct FileStatus: Sendable, Equatable {
  public var device: UInt64
  public var inode: UInt64
  /// Bytes.
  public var size: Int64
  /// Nanoseconds since 1970.
  public var modified: Int64
  public var isDirectory: Bool
  /// Whether it is an ordinary file: no directory, link, pipe or device.
  public var isFile: Bool

  public init(
    device: UInt64, inode: UInt64, size: Int64, modified: Int64, isDirectory: Bool, isFile: Bool
  ) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.isDirectory = isDirectory
    self.isFile = isFile
  }
}
