/// A JPEG file of nothing but what showing its picture needs, made without decoding it.
///
/// Kept are tables, the frame, its scans, and of the application segments JFIF's, Adobe's and the
/// colour profile's; lost is what describes, comments or follows the first picture.
package struct BareJPEG {
  private var writer: JPEGWriter
  /// Width and height as the first frame header says, not turned.
  package private(set) var size: PixelSize?

  /// The whole copy.
  package var bytes: [UInt8] { writer.bytes }

  /// Copies `file`; `nil` if there is no picture in it.
  ///
  /// - Parameters:
  ///   - orientation: EXIF's, 1 to 8, told in an EXIF segment of nothing else if it is not 1.
  ///   - profile: A colour profile for a file that has none, at most 16 MB; empty for none.
  package init?(_ file: Span<UInt8>, orientation: Int = 1, profile: [UInt8] = []) {
    writer = JPEGWriter(capacity: file.count + profile.count + 4096)
    if orientation > 1 { addEXIF(orientation) }
    addProfile(profile)
    guard addPicture(of: file) else { return nil }
  }

  private mutating func addPicture(of file: Span<UInt8>) -> Bool {
    var reader = JPEGReader()
    var scanData: Int?
    var hasScan = false
    while let segment = reader.next(in: file) {
      if let start = scanData { writer.append(file.extracting(start..<segment.start)) }
      scanData = nil
      guard segment.marker != JPEGSegment.endOfPicture else {
        writer.finish()
        return hasScan
      }
      guard segment.body.upperBound <= file.count else { return false }
      if size == nil { size = segment.frameSize(in: file) }
      add(segment.marker, file.extracting(segment.body))
      if segment.marker == JPEGSegment.startOfScan {
        hasScan = true
        scanData = segment.body.upperBound
      }
    }
    // Whoever decoded it has forgiven the missing end.
    guard let start = scanData else { return false }
    writer.append(file.extracting(start...))
    writer.finish()
    return true
  }

  /// Adds what is to be kept of a segment.
  private mutating func add(_ marker: UInt8, _ body: Span<UInt8>) {
    switch marker {
    case 0xC0...0xC7, 0xC9...0xCF, 0xDA...0xDD: writer.append(marker, body)
    case 0xE0 where body.count >= 14 && body.starts(with: "JFIF\0"):
      // Without its thumbnail: the last two are that one's size.
      writer.append(marker, (0..<12).map { body[$0] } + [0, 0])
    case 0xE2 where body.starts(with: "ICC_PROFILE\0"): writer.append(marker, body)
    case 0xEE where body.count >= 12 && body.starts(with: "Adobe"):
      writer.append(marker, body.extracting(..<12))
    default: break
    }
  }

  /// A TIFF structure with one entry: the orientation, a short number.
  private mutating func addEXIF(_ orientation: Int) {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0,
      UInt8(clamping: orientation), 0, 0, 0, 0, 0, 0,
    ]
    writer.append(0xE1, Array("Exif\0\0".utf8) + tiff)
  }

  /// A profile in as many segments as it needs: ICC.1:2022, B.4.
  private mutating func addProfile(_ profile: [UInt8]) {
    let length = 65_519
    let count = (profile.count + length - 1) / length
    guard count <= 255 else { return }
    for index in 0..<count {
      let part = profile.dropFirst(index * length).prefix(length)
      let numbers = [UInt8(index + 1), UInt8(count)]
      writer.append(0xE2, Array("ICC_PROFILE\0".utf8) + numbers + part)
    }
  }
}

extension Span<UInt8> {
  /// Whether the first bytes are those of `text`.
  fileprivate func starts(with text: String) -> Bool {
    let wanted = Array(text.utf8)
    return count >= wanted.count && wanted.indices.allSatisfy { self[$0] == wanted[$0] }
  }
}
