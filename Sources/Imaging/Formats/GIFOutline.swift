/// Where in its canvas the first frame of a GIF file lies (GIF89a, sections 18 to 20 and 23).
package struct GIFOutline: Sendable, Equatable {
  /// The left edge of the first frame, its upper one, and its size, in pixels of the canvas; `nil`
  /// when the file has no frame or cannot be read so far.
  package private(set) var firstFrame: Frame?

  package struct Frame: Sendable, Equatable {
    package let left, top: Int
    package let size: PixelSize

    package init(left: Int, top: Int, size: PixelSize) {
      self.left = left
      self.top = top
      self.size = size
    }

    /// What of it lies in a canvas of `size`; `nil` if nothing does.
    package func inside(_ canvas: PixelSize) -> Frame? {
      let width = min(size.width, canvas.width - left)
      let height = min(size.height, canvas.height - top)
      guard width > 0, height > 0 else { return nil }
      return Frame(left: left, top: top, size: PixelSize(width: width, height: height))
    }
  }

  package init(_ bytes: Span<UInt8>) {
    guard bytes.count >= 13 else { return }
    var position = 13 + Self.colourTableLength(bytes[10])
    while position < bytes.count, bytes[position] == Block.`extension`.rawValue {
      guard let end = Self.endOfSubBlocks(bytes, from: position + 2) else { return }
      position = end
    }
    guard position + 10 <= bytes.count, bytes[position] == Block.image.rawValue else { return }
    let number = { (offset: Int, bytes: Span<UInt8>) in
      Int(bytes[position + offset]) | Int(bytes[position + offset + 1]) << 8
    }
    firstFrame = Frame(
      left: number(1, bytes), top: number(3, bytes),
      size: PixelSize(width: number(5, bytes), height: number(7, bytes)))
  }

  private enum Block: UInt8 {
    case `extension` = 0x21
    case image = 0x2C
  }

  private static func colourTableLength(_ packed: UInt8) -> Int {
    packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1)
  }

  /// Past the empty block that ends those which begin at `start`; `nil` if there is none.
  private static func endOfSubBlocks(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      let length = Int(bytes[position])
      position += 1 + length
      if length == 0 { return position }
    }
    return nil
  }
}
