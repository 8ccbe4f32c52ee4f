import Zlib

/// The chunks of a PNG file (PNG specification, third edition, section 5).
struct PNGChunks {
  struct Chunk: Equatable {
    /// Four letters, such as `IDAT`.
    let type: String
    /// Length, type, data and checksum.
    let range: Range<Int>

    var data: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let list: [Chunk]

  /// Nil unless the file is a row of whole chunks with right checksums, and nothing else.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count >= 8, Self.signature.indices.allSatisfy({ bytes[$0] == Self.signature[$0] })
    else { return nil }
    var list: [Chunk] = []
    var position = 8
    while position < bytes.count {
      guard position + 12 <= bytes.count else { return nil }
      let end = position + 12 + Int(bytes.bigEndian32(at: position))
      guard end <= bytes.count,
        Self.checksum(bytes.extracting(position + 4..<end - 4)) == bytes.bigEndian32(at: end - 4)
      else { return nil }
      list.append(Chunk(type: bytes.fourCharacters(at: position + 4), range: position..<end))
      position = end
    }
    self.list = list
  }

  /// Of a chunk's type and data.
  private static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    var checksum = CRC32()
    checksum.update(bytes)
    return checksum.value
  }
}
