/// PNG files drawn by the tests: not compressed, so that a few lines are enough.
struct DrawnPNG {
  let width: Int
  let height: Int
  /// Red, green, blue and, if `hasAlpha`, opacity of each pixel.
  var hasAlpha = false
  let pixel: (_ x: Int, _ y: Int) -> [UInt8]

  /// Red and green above, blue and yellow below: every turn and mirroring shows.
  static func quadrants(width: Int, height: Int) -> DrawnPNG {
    DrawnPNG(width: width, height: height) { x, y in
      switch (x < width / 2, y < height / 2) {
      case (true, true): [220, 30, 30]
      case (false, true): [30, 180, 30]
      case (true, false): [30, 30, 220]
      case (false, false): [240, 220, 30]
      }
    }
  }

  /// Noise that no encoder makes small: slow to develop.
  static func noise(side: Int) -> DrawnPNG {
    DrawnPNG(width: side, height: side) { x, y in
      let mixed = UInt64(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663)
      let value = mixed &* 6_364_136_223_846_793_005 >> 33
      return [
        UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8),
        UInt8(truncatingIfNeeded: value >> 16),
      ]
    }
  }

  var bytes: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * (hasAlpha ? 4 : 3) + 1))
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows.append(contentsOf: pixel(x, y)) }
    }
    let header = Self.big(width) + Self.big(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", Self.zlib(rows)) + Self.chunk("IEND", [])
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + body
    return big(body.count) + checked + big(Int(crc(checked)))
  }

  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = end - start
      result += [end == bytes.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)]
      result += [UInt8(~length & 255), UInt8(~length >> 8 & 255)]
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + big(Int(b << 16 | a))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
