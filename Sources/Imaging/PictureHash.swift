/// What a picture looks like as a whole, in 128 bits that stay nearly the same when it is compressed again,
/// scaled or made brighter: whether it gets brighter from each spot of a coarse raster to the next, across
/// and down (a difference hash in both directions).
///
/// 64 bits are too few: faces in the middle of a photo have much of one direction in common.
public struct PictureHash: Sendable, Hashable {
  /// The side of the grey square that a hash is made of, in pixels: 8 and 9 spots fit it evenly.
  package static let side = 72
  /// The least difference between the brightest and the darkest spot. In less there is nothing to see, and
  /// compression alone decides about the bits.
  private static let contrast = 12

  package let across: UInt64
  package let down: UInt64

  package init(across: UInt64, down: UInt64) {
    self.across = across
    self.down = down
  }

  /// From `side` times `side` grey pixels. Nil when there is nothing to see.
  package init?(grey: [UInt8]) {
    guard grey.count == Self.side * Self.side else { return nil }
    let wide = Self.spots(grey, columns: 9, rows: 8)
    let tall = Self.spots(grey, columns: 8, rows: 9)
    guard let brightest = wide.max(), let darkest = wide.min(),
      brightest - darkest >= Self.contrast
    else { return nil }
    var (across, down): (UInt64, UInt64) = (0, 0)
    for row in 0..<8 {
      for column in 0..<8 {
        let bit: UInt64 = 1 << UInt64(row * 8 + column)
        if wide[row * 9 + column] < wide[row * 9 + column + 1] { across |= bit }
        if tall[row * 8 + column] < tall[(row + 1) * 8 + column] { down |= bit }
      }
    }
    // Of a picture that only gets darker there is too little to tell.
    if across | down == 0 { return nil }
    self.init(across: across, down: down)
  }

  /// The mean brightness of each spot.
  private static func spots(_ grey: [UInt8], columns: Int, rows: Int) -> [Int] {
    let (width, height) = (side / columns, side / rows)
    var sums = [Int](repeating: 0, count: columns * rows)
    for (index, value) in grey.enumerated() {
      sums[index / side / height * columns + index % side / width] += Int(value)
    }
    return sums.map { $0 / (width * height) }
  }

  /// How many of the 128 bits differ.
  public func distance(to other: PictureHash) -> Int {
    (across ^ other.across).nonzeroBitCount + (down ^ other.down).nonzeroBitCount
  }
}

extension PictureHash {
  /// 32 hexadecimal digits.
  public var text: String { Self.digits(across) + Self.digits(down) }

  public init?(_ text: some StringProtocol) {
    self.init(digits: Array(text.utf8).span)
  }

  /// Reads the digits that `text` writes.
  package init?(digits: Span<UInt8>) {
    guard digits.count == 32, let across = Self.number(digits.extracting(0..<16)),
      let down = Self.number(digits.extracting(16..<32))
    else { return nil }
    self.init(across: across, down: down)
  }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  private static func number(_ digits: Span<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for index in digits.indices {
      let digit = digits[index]
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(digit - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt64(digit - 0x57)
      default: return nil
      }
    }
    return number
  }
}
