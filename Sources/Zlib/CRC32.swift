import CZlib

/// The checksum of zip archives, of bytes that come piece by piece. `crc32_z`
public struct CRC32: Sendable {
  /// The checksum of all bytes so far.
  public private(set) var value: UInt32 = 0

  public init() {}

  public mutating func update(_ bytes: [UInt8]) {
    let sum = unsafe crc32_z(uLong(value), bytes, bytes.count)
    value = UInt32(truncatingIfNeeded: sum)
  }
}
