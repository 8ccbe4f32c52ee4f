import System

/// A marker of a JPEG file with the segment behind it, as positions in the file.
struct JPEGSegment {
  /// The byte after 0xFF.
  let marker: UInt8
  /// Where its 0xFF is.
  let start: Int
  /// What follows the two bytes of its length; empty for a marker that has none. May reach beyond
  /// the end of the file.
  let body: Range<Int>

  static let endOfPicture: UInt8 = 0xD9
  static let startOfScan: UInt8 = 0xDA

  /// SOF0 to SOF15, without DHT, JPG and DAC, which lie among them.
  var isFrameHeader: Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Width and height as a frame header says; `nil` in any other segment.
  func frameSize(in bytes: Span<UInt8>) -> PixelSize? {
    guard isFrameHeader, body.lowerBound + 5 <= bytes.count else { return nil }
    return PixelSize(
      width: Int(bytes.bigEndian16(at: body.lowerBound + 3)),
      height: Int(bytes.bigEndian16(at: body.lowerBound + 1)))
  }
}

/// Walks a JPEG file from marker to marker, passing over stray bytes and the data of scans in
/// between as decoders do: ITU-T T.81, annex B.
struct JPEGReader {
  private var position = 0

  /// The next segment; `nil` where the bytes end. Markers that stand alone are passed over, the
  /// end of the picture apart.
  mutating func next(in bytes: Span<UInt8>) -> JPEGSegment? {
    while let marker = nextMarker(in: bytes) {
      let start = position - 2
      switch marker {
      case JPEGSegment.endOfPicture:
        return JPEGSegment(marker: marker, start: start, body: position..<position)
      case 0x01, 0xD0...0xD8: continue
      default: break
      }
      guard position + 2 <= bytes.count else { return nil }
      let length = max(Int(bytes.bigEndian16(at: position)), 2)
      let body = position + 2..<position + length
      position += length
      return JPEGSegment(marker: marker, start: start, body: body)
    }
    return nil
  }

  /// Finds the next marker and leaves `position` behind it. Stuffed zero bytes and restart markers
  /// inside a scan's data are not markers here.
  private mutating func nextMarker(in bytes: Span<UInt8>) -> UInt8? {
    let count = bytes.count
    while let found = bytes.firstIndex(of: 0xFF, from: position), found + 1 < count {
      position = found
      let code = bytes[position + 1]
      if code == 0xFF {
        position += 1
        continue
      }
      position += 2
      if code != 0, !(0xD0...0xD7).contains(code) { return code }
    }
    return nil
  }
}
