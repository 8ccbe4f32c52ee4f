/// Builds a message of little-endian numbers.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    var rest = number
    for _ in 0..<Number.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  mutating func append(contentsOf more: [UInt8]) {
    bytes.append(contentsOf: more)
  }
}
