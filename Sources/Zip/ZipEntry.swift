/// One file of an archive, as its headers tell of it.
public struct ZipEntry: Sendable {
  /// With `/` between folders; UTF-8.
  public let name: String
  /// Bytes, fewer than 4 GiB.
  public let size: UInt32
  /// CRC-32 of the bytes.
  public let checksum: UInt32

  public init(name: String, size: UInt32, checksum: UInt32) {
    self.name = name
    self.size = size
    self.checksum = checksum
  }
}

/// A day, as archives write it. No time zone: the day is the reader's own.
public struct ZipDate: Sendable {
  let bits: UInt16

  /// A year from 1980 to 2107.
  public init(year: Int, month: Int, day: Int) {
    bits = UInt16(max(0, min(127, year - 1980)) << 9 | month << 5 | day)
  }
}
