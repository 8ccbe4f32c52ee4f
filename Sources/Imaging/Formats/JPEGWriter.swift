import System

/// Puts a JPEG file together from its segments.
struct JPEGWriter {
  /// The file so far.
  private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: How many bytes will be enough.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    bytes += [0xFF, 0xD8]
  }

  /// A segment; its body has at most 65,533 bytes.
  mutating func append(_ marker: UInt8, _ body: Span<UInt8>) {
    let length = UInt16(body.count + 2)
    bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]
    bytes.append(body)
  }

  mutating func append(_ marker: UInt8, _ body: [UInt8]) {
    append(marker, body.span)
  }

  /// The data of a scan.
  mutating func append(_ data: Span<UInt8>) {
    bytes.append(data)
  }

  /// The end of the picture.
  mutating func finish() {
    bytes += [0xFF, JPEGSegment.endOfPicture]
  }
}
