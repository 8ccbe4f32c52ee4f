/// The bytes of one record of an archive: numbers with the lowest byte first.
struct ZipRecord {
  /// From this on a number of 32 bits means that the real one stands in a ZIP64 record.
  static let large: UInt64 = 0xFFFF_FFFF
  /// Made by something like Unix, so that the file's mode counts.
  static let unix: UInt16 = 3 << 8
  /// The flag that names are UTF-8.
  static let utf8Names: UInt16 = 1 << 11

  var bytes: [UInt8] = []

  init(signature: UInt32) {
    add(signature)
  }

  mutating func add(_ number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  static func capped(_ number: UInt64) -> UInt32 {
    UInt32(min(number, large))
  }
}
