/// Takes a message of little-endian numbers apart, trusting nothing in it.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next number; `nil` when too few bytes are left.
  mutating func next<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type
  ) -> Number? {
    let size = Number.bitWidth / 8
    guard rest.count >= size else { return nil }
    var number: Number = 0
    for (index, byte) in rest.prefix(size).enumerated() {
      number |= Number(byte) << Number(8 * index)
    }
    rest = rest.dropFirst(size)
    return number
  }

  /// The next `count` bytes; `nil` when fewer are left.
  mutating func next(count: Int) -> [UInt8]? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
