import Synchronization

/// Tells by a file's first bytes whether it may be a photo. The sender's claims are never asked.
///
/// The database is loaded when it is first needed, once, and kept.
public final class Sniffer: Sendable {
  /// What a file is.
  public enum Finding: Sendable, Equatable {
    /// A type that is accepted here.
    case photo(PhotoType)
    /// A type that this site has switched off.
    case switchedOff(PhotoType)
    /// No bytes at all.
    case empty
    /// Anything else, as libmagic names it; `application/octet-stream` when it knows no name.
    case other(mediaType: String)
  }

  /// How many of a file's first bytes to hand in, if it has that many.
  public static let prefixLength = 16_384

  private let accepted: AcceptedTypes
  private let cookie = Mutex<MagicCookie?>(nil)

  public init(accepted: AcceptedTypes = .all) {
    self.accepted = accepted
  }

  /// Looks at the first bytes of a file. Throws `imagerFailed` when the database is missing.
  public func find(_ prefix: [UInt8]) throws(ImagingError) -> Finding {
    if prefix.isEmpty { return .empty }
    let answer = cookie.withLock { cookie in
      if cookie == nil { cookie = MagicCookie() }
      return cookie?.mediaType(of: prefix)
    }
    guard let answer else {
      throw .imagerFailed(detail: "libmagic's database cannot be loaded")
    }
    let mediaType = Self.plain(answer)
    guard let type = Self.type(mediaType, prefix) else { return .other(mediaType: mediaType) }
    return accepted.contains(type) ? .photo(type) : .switchedOff(type)
  }

  /// The same as ``find(_:)`` for those who only want a photo.
  public func photoType(_ prefix: [UInt8]) throws(ImagingError) -> PhotoType {
    switch try find(prefix) {
    case .photo(let type): return type
    case .switchedOff(let type): throw .typeSwitchedOff(type)
    case .empty: throw .emptyFile
    case .other(let mediaType): throw .notAPhoto(mediaType: mediaType)
    }
  }

  /// libmagic calls HEIF variants by several names, and some of them nothing at all: their brands
  /// decide. Everything else is as libmagic says, and must begin as that type's loader expects.
  private static func type(_ mediaType: String, _ prefix: [UInt8]) -> PhotoType? {
    let named = PhotoType.allCases.first { $0.mediaTypes.contains(mediaType) }
    switch named {
    case .heic, .avif: return FileBrands(prefix: prefix.span).photoType ?? named
    case nil where mediaType == "application/octet-stream":
      return FileBrands(prefix: prefix.span).photoType
    default: return named
    }
  }

  /// libmagic's answer, which goes into pages and logs, as an ordinary media type.
  private static func plain(_ answer: String) -> String {
    let allowed = answer.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
        || "/+-._".utf8.contains(byte)
    }
    return allowed && answer.utf8.count < 100 ? answer : "application/octet-stream"
  }
}
