/// The two formats in which every rendition exists.
public enum RenditionFormat: UInt8, CaseIterable, Sendable, Hashable {
  case jpeg = 1
  case webp = 2

  /// The same among all formats.
  public var picture: PictureFormat {
    switch self {
    case .jpeg: .jpeg
    case .webp: .webp
    }
  }

  /// The ending in addresses and file names, without the dot.
  public var fileExtension: String { picture.fileExtension }

  /// The media type.
  public var mediaType: String { picture.mediaType }

  /// The format with exactly this ending.
  public init?(fileExtension: some StringProtocol) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = format
  }
}
