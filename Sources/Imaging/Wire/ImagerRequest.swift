/// What the page server asks of the imager: one message, with three descriptors beside it.
///
/// The descriptors are, in this order, the picture (read), the output (a pipe, written by the
/// child) and the status (a pipe, written by the imager; see ``ImagerStatus``).
package struct ImagerRequest: Sendable, Equatable {
  /// What shall be made.
  package enum Work: Sendable, Equatable {
    /// Master and the renditions made at upload, from an upload of this type.
    case develop(PhotoType)
    /// Only the renditions made at upload, from a picture of this type.
    case recrop(PhotoType)
    /// One rendition from a master.
    case rendition(RenditionSize, RenditionFormat)
    /// A drawn picture; there is none to read.
    case letter(Lettering, RenditionSize, PictureFormat)
  }

  /// The type of the picture: a master is a JPEG. `nil` when there is none to read.
  package var type: PhotoType? {
    switch work {
    case .develop(let type), .recrop(let type): type
    case .rendition: .jpeg
    case .letter: nil
    }
  }

  package static let descriptorCount = 3
  /// More than any message needs, in bytes.
  package static let longest = 512

  package var work: Work
  /// `nil`: the child finds the square that people look at.
  package var crop: Crop?
  /// Whether a copy of all pixels is wanted too, when the master has fewer.
  package var keepsOriginal: Bool
  package var limits: PhotoLimits
  package var background: Colour

  package init(
    work: Work, crop: Crop?, keepsOriginal: Bool = false, limits: PhotoLimits,
    background: Colour
  ) {
    self.work = work
    self.crop = crop
    self.keepsOriginal = keepsOriginal
    self.limits = limits
    self.background = background
  }

  /// Marks the message and the version of its layout.
  private static let mark: UInt32 = 0x0352_5454  // "TTR", 3

  /// The mark, the work in 4 bytes, what belongs to every work, and last what is of no fixed length, a
  /// lettering.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.mark)
    switch work {
    case .develop(let type):
      writer.append(UInt8(1))
      writer.append(UInt16(type.rawValue))
      writer.append(UInt8(0))
    case .recrop(let type):
      writer.append(UInt8(3))
      writer.append(UInt16(type.rawValue))
      writer.append(UInt8(0))
    case .rendition(let size, let format):
      writer.append(UInt8(2))
      writer.append(size.rawValue)
      writer.append(format.rawValue)
    case .letter(_, let size, let format):
      writer.append(UInt8(4))
      writer.append(size.rawValue)
      writer.append(format.rawValue)
    }
    writer.append(UInt8(keepsOriginal ? 1 : 0))
    writer.append(UInt8(crop == nil ? 0 : 1))
    writer.append(crop ?? .centre)
    writer.append(background)
    for key in PhotoLimits.wireOrder { writer.append(UInt64(clamping: limits[keyPath: key])) }
    if case .letter(let lettering, _, _) = work { writer.append(lettering) }
    return writer.bytes
  }

  /// Reads what ``encoded`` writes; `nil` for anything else.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.next(UInt32.self) == Self.mark, let kind = reader.next(UInt8.self),
      let first = reader.next(UInt16.self), let second = reader.next(UInt8.self),
      let keepsOriginal = reader.next(UInt8.self), let hasCrop = reader.next(UInt8.self),
      let crop = reader.nextCrop(),
      let background = reader.nextColour()
    else { return nil }
    self.keepsOriginal = keepsOriginal != 0
    self.crop = hasCrop == 0 ? nil : crop
    self.background = background
    limits = PhotoLimits()
    for key in PhotoLimits.wireOrder {
      guard let value = reader.next(UInt64.self) else { return nil }
      limits[keyPath: key] = Int(clamping: value)
    }
    switch kind {
    case 1, 3:
      guard let type = PhotoType(rawValue: UInt8(clamping: first)) else { return nil }
      work = kind == 1 ? .develop(type) : .recrop(type)
    case 2:
      guard let size = RenditionSize(rawValue: first),
        let format = RenditionFormat(rawValue: second)
      else { return nil }
      work = .rendition(size, format)
    case 4:
      guard let size = RenditionSize(rawValue: first),
        let format = PictureFormat(rawValue: second), let lettering = reader.nextLettering()
      else { return nil }
      work = .letter(lettering, size, format)
    default: return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension PhotoLimits {
  /// The limits in the order in which the message has them.
  fileprivate static var wireOrder: [WritableKeyPath<PhotoLimits, Int>] {
    [
      \.bytes, \.pixels, \.longestSide, \.wallSeconds, \.processorSeconds, \.memory, \.outputBytes,
      \.jpegSegments, \.jpegScans,
    ]
  }
}
