/// A GIF file of one colour, whose only frame may leave some of its canvas empty.
struct DrawnGIF {
  let bytes: [UInt8]

  /// A `side` by `side` frame of `colour` with its corner at (`left`, `top`).
  init(
    canvas: (width: Int, height: Int), left: Int, top: Int, side: Int, colour: [UInt8],
    comment: [UInt8] = Array("a comment before the frame".utf8)
  ) {
    let number = { (value: Int) in [UInt8(value & 255), UInt8(value >> 8)] }
    var bytes = Array("GIF89a".utf8) + number(canvas.width) + number(canvas.height)
    bytes += [0x80, 0, 0] + [UInt8](repeating: 0, count: 3) + colour
    bytes += [0x21, 0xFE, UInt8(comment.count)] + comment + [0]
    bytes += [0x2C] + number(left) + number(top) + number(side) + number(side) + [0, 2]
    let data = Self.pixels(count: side * side)
    for start in stride(from: 0, to: data.count, by: 255) {
      let block = data[start..<min(start + 255, data.count)]
      bytes += [UInt8(block.count)] + block
    }
    self.bytes = bytes + [0, 0x3B]
  }

  /// Pixels of the second colour in codes of three bits; a clear code before every other one keeps
  /// the codes that short.
  private static func pixels(count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var (bits, length) = (0, 0)
    func put(_ code: Int) {
      bits |= code << length
      length += 3
      while length >= 8 {
        bytes.append(UInt8(bits & 255))
        bits >>= 8
        length -= 8
      }
    }
    for index in 0..<count {
      if index % 2 == 0 { put(4) }
      put(1)
    }
    put(5)
    return bytes + [UInt8(bits & 255)]
  }
}
