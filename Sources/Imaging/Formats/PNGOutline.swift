/// What the chunks of a PNG file say before its pixels begin.
package struct PNGOutline: Sendable, Equatable {
  /// Frames of an animation (`acTL`); 1 without one.
  package private(set) var frames = 1

  package init(_ bytes: Span<UInt8>) {
    var position = 8
    while position + 12 <= bytes.count {
      let length = Int(bytes.bigEndian32(at: position))
      let type = bytes.bigEndian32(at: position + 4)
      if type == FourCharacters.idat.rawValue { return }
      if type == FourCharacters.actl.rawValue, length >= 8, position + 16 <= bytes.count {
        frames = max(Int(bytes.bigEndian32(at: position + 8)), 1)
        return
      }
      position += 12 + length
    }
  }

  private enum FourCharacters: UInt32 {
    case idat = 0x4944_4154
    case actl = 0x6163_544C
  }
}

extension Span<UInt8> {
  /// The four bytes at `position`, which must lie inside, as a big-endian number.
  func bigEndian32(at position: Int) -> UInt32 {
    UInt32(self[position]) << 24 | UInt32(self[position + 1]) << 16
      | UInt32(self[position + 2]) << 8 | UInt32(self[position + 3])
  }

  /// The two bytes at `position`, which must lie inside, as a big-endian number.
  func bigEndian16(at position: Int) -> UInt16 {
    UInt16(self[position]) << 8 | UInt16(self[position + 1])
  }
}
