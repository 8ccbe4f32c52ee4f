/// What a child writes into its output pipe: everything in it is hostile until it was checked.
package enum ChildReply: Sendable {
  case refused(ChildRefusal)
  case made(Pictures)

  /// Pictures and what the child says about the one that they come from.
  package struct Pictures: Sendable {
    package var original = PixelSize(width: 0, height: 0)
    package var average = Colour.white
    /// By what the whole picture is known again: the hashes of its poses, the upright one first, then of
    /// those that it has without its frame. Empty when there is nothing to see in it.
    package var hashes: [PictureHash] = []
    /// The same of the square.
    package var shownHashes: [PictureHash] = []
    /// Where the square of the renditions was cut.
    package var crop = Crop.centre
    /// The bits of ``PhotoChange/flags``.
    package var changes: UInt16 = 0
    /// How the file says that the picture must be turned: EXIF's orientation, 1 to 8.
    package var orientation: UInt8 = 1
    package var list: [Picture] = []
    /// A JPEG of all pixels, if one was wanted; empty for none.
    package var copy: [UInt8] = []

    package init() {}
  }

  /// One picture file.
  package struct Picture: Sendable {
    /// The side of a square in pixels; 0 for the master.
    package var side: UInt16
    package var format: PictureFormat
    package var bytes: [UInt8]

    package init(side: UInt16, format: PictureFormat, bytes: [UInt8]) {
      self.side = side
      self.format = format
      self.bytes = bytes
    }
  }

  private static let mark: UInt32 = 0x0450_5454  // "TTP", 4

  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.mark)
    switch self {
    case .refused(let refusal):
      let (code, found, limit) = refusal.wire
      writer.append(code)
      writer.append(UInt64(clamping: found))
      writer.append(UInt64(clamping: limit))
    case .made(let pictures):
      writer.append(UInt8(0))
      writer.append(UInt32(clamping: pictures.original.width))
      writer.append(UInt32(clamping: pictures.original.height))
      writer.append(pictures.average)
      writer.append(pictures.hashes)
      writer.append(pictures.shownHashes)
      writer.append(pictures.crop)
      writer.append(pictures.changes)
      writer.append(pictures.orientation)
      writer.append(UInt8(clamping: pictures.list.count))
      for picture in pictures.list {
        writer.append(picture.side)
        writer.append(picture.format.rawValue)
        writer.append(UInt32(clamping: picture.bytes.count))
        writer.append(contentsOf: picture.bytes)
      }
      writer.append(UInt32(clamping: pictures.copy.count))
      writer.append(contentsOf: pictures.copy)
    }
    return writer.bytes
  }

  /// Reads what ``encoded`` writes; `nil` for anything else, and for the slightest excess.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.next(UInt32.self) == Self.mark, let code = reader.next(UInt8.self) else {
      return nil
    }
    if code == 0 {
      guard let pictures = Pictures(&reader), reader.isAtEnd else { return nil }
      self = .made(pictures)
    } else {
      guard let found = reader.next(UInt64.self), let limit = reader.next(UInt64.self),
        let refusal = ChildRefusal(
          code: code, found: Int(clamping: found), limit: Int(clamping: limit)),
        reader.isAtEnd
      else { return nil }
      self = .refused(refusal)
    }
  }
}

extension ChildReply.Pictures {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let width = reader.next(UInt32.self), let height = reader.next(UInt32.self),
      let average = reader.nextColour(),
      let hashes = reader.nextHashes(atMost: 2 * PictureHash.poseCount),
      let shownHashes = reader.nextHashes(atMost: PictureHash.poseCount),
      let crop = reader.nextCrop(),
      let changes = reader.next(UInt16.self),
      let orientation = reader.next(UInt8.self), let count = reader.next(UInt8.self)
    else { return nil }
    original = PixelSize(width: Int(width), height: Int(height))
    self.average = average
    self.hashes = hashes
    self.shownHashes = shownHashes
    self.crop = crop
    self.changes = changes
    self.orientation = orientation
    for _ in 0..<count {
      guard let side = reader.next(UInt16.self),
        let format = reader.next(UInt8.self).flatMap(PictureFormat.init(rawValue:)),
        let length = reader.next(UInt32.self), let bytes = reader.next(count: Int(length))
      else { return nil }
      list.append(ChildReply.Picture(side: side, format: format, bytes: bytes))
    }
    guard let length = reader.next(UInt32.self), let bytes = reader.next(count: Int(length)) else {
      return nil
    }
    copy = bytes
  }
}
