import CZlib

/// CRC-32 (ISO 3309), the checksum of zip archives and PNG files, of bytes that come piece by piece.
/// `crc32_z`
public struct CRC32: Sendable {
  /// The checksum of all bytes so far.
  public private(set) var value: UInt32 = 0

  public init() {}

  public mutating func update(_ bytes: [UInt8]) {
    update(bytes.span)
  }

  public mutating func update(_ bytes: Span<UInt8>) {
    // Asked about no bytes at no address, zlib begins anew.
    if bytes.isEmpty { return }
    let sum = unsafe bytes.withUnsafeBufferPointer {
      unsafe crc32_z(uLong(value), $0.baseAddress, $0.count)
    }
    value = UInt32(truncatingIfNeeded: sum)
  }
}
