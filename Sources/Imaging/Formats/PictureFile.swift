/// A finished picture as its own header describes it, if it is one that may be published: exactly
/// one picture, no metadata, nothing before or after it.
struct PictureFile {
  let format: PictureFormat
  let size: PixelSize

  /// Checks every byte outside the compressed pixels; `nil` for anything that is not plain.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(jpeg: bytes.span)
    } else if bytes.starts(with: Array("RIFF".utf8)) {
      self.init(webp: bytes.span)
    } else if bytes.starts(with: PNGChunks.signature) {
      self.init(png: bytes.span)
    } else {
      return nil
    }
  }

  /// Tables, one frame, scans, and of the application segments only JFIF's and Adobe's.
  private init?(jpeg bytes: Span<UInt8>) {
    let outline = JPEGOutline(bytes)
    let allowed: Set<UInt8> = [0xC0, 0xC1, 0xC2, 0xC4, 0xDA, 0xDB, 0xDD, 0xE0, 0xEE]
    guard let size = outline.size, outline.isComplete, outline.end == bytes.count,
      outline.markers.allSatisfy(allowed.contains)
    else { return nil }
    format = .jpeg
    self.size = size
  }

  /// A container of one lossy picture: RFC 9649, section 2.5, and RFC 6386, section 9.1.
  private init?(webp bytes: Span<UInt8>) {
    guard bytes.count >= 30, bytes.fourCharacters(at: 8) == "WEBP",
      bytes.fourCharacters(at: 12) == "VP8 ",
      bytes.littleEndian32(at: 4) == bytes.count - 8,
      // One chunk, padded to an even length, reaches to the end.
      let length = Optional(bytes.littleEndian32(at: 16)), length + length & 1 == bytes.count - 20,
      bytes[23] == 0x9D, bytes[24] == 0x01, bytes[25] == 0x2A
    else { return nil }
    format = .webp
    size = PixelSize(
      width: (Int(bytes[26]) | Int(bytes[27]) << 8) & 0x3FFF,
      height: (Int(bytes[28]) | Int(bytes[29]) << 8) & 0x3FFF)
  }

  /// A header of 8-bit red, green and blue, not interlaced, pixels, and the end.
  private init?(png bytes: Span<UInt8>) {
    guard let chunks = PNGChunks(bytes)?.list, chunks.count >= 3,
      chunks.dropFirst().dropLast().allSatisfy({ $0.type == "IDAT" }),
      let header = chunks.first, header.type == "IHDR", header.data.count == 13,
      let end = chunks.last, end.type == "IEND", end.data.isEmpty
    else { return nil }
    let start = header.data.lowerBound
    let kind: [UInt8] = [8, 2, 0, 0, 0]
    guard kind.indices.allSatisfy({ bytes[start + 8 + $0] == kind[$0] }) else { return nil }
    format = .png
    size = PixelSize(
      width: Int(bytes.bigEndian32(at: start)), height: Int(bytes.bigEndian32(at: start + 4)))
  }
}

extension Span<UInt8> {
  /// The four bytes at `position`, which must lie inside, as a little-endian number.
  func littleEndian32(at position: Int) -> Int {
    Int(bigEndian32(at: position).byteSwapped)
  }
}
