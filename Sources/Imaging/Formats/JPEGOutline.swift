import System

/// How a JPEG file is built up, without decoding anything: ITU-T T.81, annex B.
package struct JPEGOutline: Sendable, Equatable {
  /// Segments with a length, scan headers included.
  package private(set) var segments = 0
  /// Scan headers among them.
  package private(set) var scans = 0
  /// Width and height as the first frame header says.
  package private(set) var size: PixelSize?
  /// The marker bytes in front of the segments, in order, without repetition.
  package private(set) var markers: [UInt8] = []
  /// Where the picture ends: after the end marker, or where the bytes end.
  package private(set) var end = 0
  /// Whether there is an end marker.
  package private(set) var isComplete = false

  /// Walks from marker to marker until the end of the first picture, passing over stray bytes in
  /// between as decoders do.
  package init(_ bytes: Span<UInt8>) {
    var position = 0
    while let marker = Self.marker(in: bytes, from: &position) {
      switch marker {
      case 0xD9:
        isComplete = true
        end = position
        return
      case 0x01, 0xD0...0xD8: continue
      default: break
      }
      guard position + 2 <= bytes.count else { break }
      let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
      segments += 1
      if !markers.contains(marker) { markers.append(marker) }
      if marker == 0xDA { scans += 1 }
      if Self.isFrameHeader(marker), size == nil, position + 7 <= bytes.count {
        size = PixelSize(
          width: Int(bytes[position + 5]) << 8 | Int(bytes[position + 6]),
          height: Int(bytes[position + 3]) << 8 | Int(bytes[position + 4]))
      }
      position += max(length, 2)
    }
    end = bytes.count
  }

  /// SOF0 to SOF15, without DHT, JPG and DAC, which lie among them.
  private static func isFrameHeader(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Finds the next marker and leaves `position` behind it. Stuffed zero bytes and restart markers
  /// inside a scan's data are not markers here.
  private static func marker(in bytes: Span<UInt8>, from position: inout Int) -> UInt8? {
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
