/// Changes to JPEG files that the imager itself has made.
enum DrawnJPEG {
  /// An EXIF segment with one entry, the orientation, behind the file's first marker.
  static func oriented(_ jpeg: [UInt8], _ orientation: UInt8, bigEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      bigEndian
      ? [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0,
        0, 0, 0,
      ]
      : [
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0,
        0, 0, 0,
      ]
    return with(jpeg, segment: 0xE1, Array("Exif".utf8) + [0, 0] + tiff)
  }

  /// One more segment behind the file's first marker.
  static func with(_ jpeg: [UInt8], segment: UInt8, _ body: [UInt8]) -> [UInt8] {
    let length = body.count + 2
    return jpeg.prefix(2) + [0xFF, segment, UInt8(length >> 8), UInt8(length & 255)] + body
      + jpeg.dropFirst(2)
  }
}
