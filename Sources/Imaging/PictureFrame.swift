/// A frame of one tone all around a picture. A wall behind somebody, or the sky, is none.
package struct PictureFrame {
  /// The side of the grey square in which one is looked for, in pixels.
  package static let side = 288
  /// How much brighter or darker than its corner a frame may be: what compression does to one tone.
  private static let tolerance = 12
  /// Of a part of fewer pixels than these there is too little to be known by.
  private static let smallest = side / 4

  /// The pixels inside of it, without the outermost, in which the frame's tone is mixed.
  package let columns: Range<Int>
  package let rows: Range<Int>

  /// Nil when `side` times `side` grey pixels have none.
  package init?(grey: [UInt8]) {
    let side = Self.side
    guard grey.count == side * side else { return nil }
    let tone = Int(grey[0])
    let isPlain = { (pixels: StrideTo<Int>) in
      pixels.allSatisfy { abs(Int(grey[$0]) - tone) <= Self.tolerance }
    }
    let rows = (0..<side).filter { !isPlain(stride(from: $0 * side, to: ($0 + 1) * side, by: 1)) }
    let columns = (0..<side).filter { !isPlain(stride(from: $0, to: side * side, by: side)) }
    guard let inRows = Self.inside(rows), let inColumns = Self.inside(columns) else { return nil }
    (self.columns, self.rows) = (inColumns, inRows)
  }

  /// Between the first and the last of these lines, if the frame is on both sides.
  private static func inside(_ lines: [Int]) -> Range<Int>? {
    guard let first = lines.first, let last = lines.last, first > 0, last < side - 1,
      last - first > smallest
    else { return nil }
    return first + 1..<last
  }

  /// The same in a picture of another size: how far its corner is from the left and from the top, and
  /// how large it is, at least one pixel either way. All in pixels of that picture.
  package func inside(of size: PixelSize) -> (left: Int, top: Int, size: PixelSize) {
    let scaled = { (range: Range<Int>, length: Int) in
      let first = range.lowerBound * length / Self.side
      return (first, max(1, range.upperBound * length / Self.side - first))
    }
    let (left, width) = scaled(columns, size.width)
    let (top, height) = scaled(rows, size.height)
    return (left, top, PixelSize(width: width, height: height))
  }
}
