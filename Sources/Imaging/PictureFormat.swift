/// The formats of finished pictures. Photos come in those of ``RenditionFormat``, drawn lettering in all.
public enum PictureFormat: UInt8, CaseIterable, Sendable, Hashable {
  case jpeg = 1
  case webp = 2
  case png = 3

  /// The ending in addresses and file names, without the dot.
  public var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .webp: "webp"
    case .png: "png"
    }
  }

  /// The media type.
  public var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .png: "image/png"
    }
  }
}
