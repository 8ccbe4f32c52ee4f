@testable import Imaging

/// Everything that looks into an upload outside of the sealed child, and the outlines that the child
/// reads before any decoder does.
enum PhotoTarget {
  private static let sniffer = Sniffer()

  static func run(_ bytes: [UInt8]) {
    guard let found = try? sniffer.find(Array(bytes.prefix(Sniffer.prefixLength))) else {
      fatalError("libmagic's database is missing")
    }
    precondition((found == .empty) == bytes.isEmpty)
    if case .other(let mediaType) = found { precondition(!mediaType.isEmpty) }

    let jpeg = JPEGOutline(bytes.span)
    precondition(jpeg.scans <= jpeg.segments && jpeg.end <= bytes.count)
    precondition(Set(jpeg.markers).count == jpeg.markers.count)
    precondition(PNGOutline(bytes.span).frames >= 1)
    if let frame = GIFOutline(bytes.span).firstFrame {
      precondition((0..<65_536).contains(frame.left) && (0..<65_536).contains(frame.top))
      if let part = frame.inside(PixelSize(width: 9, height: 7)) {
        precondition(part.left + part.size.width <= 9 && part.top + part.size.height <= 7)
      }
    }
    let heif = HEIFOutline(bytes.span)
    for position in heif.crowdedAuxiliaries {
      precondition(bytes[position..<position + 4].elementsEqual("auxl".utf8))
    }
    _ = ICCProfile(bytes)
    _ = BareWebP.picture(in: bytes)
    if let png = BarePNG.picture(in: bytes) { precondition(BarePNG.picture(in: png) == png) }
    if let picture = PictureFile(bytes) { check(picture, bytes) }
  }

  /// What may be published ends where the picture ends.
  private static func check(_ picture: PictureFile, _ bytes: [UInt8]) {
    switch picture.format {
    case .jpeg: precondition(bytes.suffix(2).elementsEqual([0xFF, 0xD9]))
    case .webp: precondition(BareWebP.picture(in: bytes) == bytes)
    case .png: precondition(BarePNG.picture(in: bytes) == bytes)
    }
    precondition(PictureFile(bytes + [0]) == nil)
  }
}
