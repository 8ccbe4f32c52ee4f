/// A kind of picture file that can become a photo: the one list of what is accepted.
///
/// The form's `accept`, the page's words, the sniffing and the loaders all come from it.
public enum PhotoType: UInt8, CaseIterable, Sendable, Hashable {
  case jpeg = 1
  case png = 2
  case webp = 3
  case gif = 4
  case heic = 5
  case avif = 6

  /// Its registered media type, and others under which it is also known.
  public var mediaTypes: [String] {
    switch self {
    case .jpeg: ["image/jpeg"]
    case .png: ["image/png"]
    case .webp: ["image/webp"]
    case .gif: ["image/gif"]
    case .heic: ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"]
    case .avif: ["image/avif"]
    }
  }

  /// The endings that files of this type have, without the dot, the usual one first.
  public var fileExtensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg"]
    case .png: ["png"]
    case .webp: ["webp"]
    case .gif: ["gif"]
    case .heic: ["heic", "heif", "hif"]
    case .avif: ["avif"]
    }
  }

  /// What people call it, the same in every language.
  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .heic: "HEIC"
    case .avif: "AVIF"
    }
  }

  /// The type with this name, whatever its case, as written in a configuration.
  public init?(name: String) {
    let wanted = name.lowercased()
    guard let type = Self.allCases.first(where: { $0.name.lowercased() == wanted }) else {
      return nil
    }
    self = type
  }
}
