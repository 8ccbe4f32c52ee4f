import Imaging

/// What a picture's header says, beyond its size.
struct PictureFacts {
  /// EXIF's orientation, 1 to 8.
  let orientation: Int
  /// What making a photo of it will do, as far as the header tells.
  let changes: [PhotoChange]

  /// Whether turning it upright swaps width and height.
  var swapsSides: Bool { orientation >= 5 }

  private static let metadata = [
    "exif-data", "xmp-data", "iptc-data", "photoshop-data", "jpeg-comment-", "png-comment-",
    "gif-comment",
  ]

  init(_ header: borrowing Picture, _ outline: FileOutline) {
    orientation = header.orientation
    let fields = header.fields
    var changes: [PhotoChange] = []
    if header.blob("exif-data").map({ EXIFOutline($0).tellsPlace }) == true
      || header.blob("xmp-data").map(Self.tellsPlace) == true
    {
      changes.append(.locationRemoved)
    }
    if fields.contains(where: { field in Self.metadata.contains { field.hasPrefix($0) } }) {
      changes.append(.metadataRemoved)
    }
    if orientation > 1 || outline.isTurnedByContainer { changes.append(.turnedUpright) }
    if header.hasAlpha || outline.frame(amid: header.size) != nil {
      changes.append(.backgroundFilled)
    }
    if outline.isAnimated || (header.pages > 1 && header.isAnimationFormat) {
      changes.append(.animationDropped)
    }
    self.changes = changes
  }

  /// Whether XMP has a property of the `exif` schema for latitude or longitude.
  private static func tellsPlace(_ xmp: [UInt8]) -> Bool {
    let wanted = Array("GPSL".utf8)
    return xmp.indices.dropLast(wanted.count).contains { index in
      xmp[index] == wanted[0] && xmp[index..<index + wanted.count].elementsEqual(wanted)
    }
  }
}
