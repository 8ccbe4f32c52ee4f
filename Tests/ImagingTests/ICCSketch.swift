/// Colour profiles of three curves and a matrix, built by the tests: ICC.1:2022, section 7.
enum ICCSketch {
  /// The primaries of Display P3 and of Adobe RGB, adapted to D50.
  static let displayP3 = [
    [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
  ]
  static let adobeRGB = [
    [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
  ]

  /// The curve of sRGB, as five numbers.
  static let parametric: [UInt8] =
    name("para") + [0, 0, 0, 0, 0, 3, 0, 0]
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
  /// 2 and 51/256, as one number.
  static let gamma: [UInt8] = name("curv") + [0, 0, 0, 0, 0, 0, 0, 1, 0x02, 0x33]
  /// A bent line, as a table of three.
  static let table: [UInt8] =
    name("curv") + [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0x40, 0, 0xFF, 0xFF]

  static func profile(_ primaries: [[Double]], curve: [UInt8]) -> [UInt8] {
    var tags = zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { ($0, xyz($1)) }
    tags += ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    tags.append(("wtpt", xyz([0.9642, 1, 0.8249])))
    let start = 132 + 12 * tags.count
    var (table, body): ([UInt8], [UInt8]) = (big(tags.count), [])
    for (key, tag) in tags {
      table += name(key) + big(start + body.count) + big(tag.count)
      body += tag + [UInt8](repeating: 0, count: -tag.count & 3)
    }
    var header = big(start + body.count) + [0, 0, 0, 0, 2, 0x10, 0, 0]
    header += name("mntrRGB XYZ ") + [UInt8](repeating: 0, count: 12) + name("acsp")
    header += [UInt8](repeating: 0, count: 28) + [0.9642, 1, 0.8249].flatMap(fixed)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + body
  }

  private static func name(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func fixed(_ number: Double) -> [UInt8] { big(Int((number * 65_536).rounded())) }

  private static func xyz(_ numbers: [Double]) -> [UInt8] {
    name("XYZ ") + [0, 0, 0, 0] + numbers.flatMap(fixed)
  }
}
