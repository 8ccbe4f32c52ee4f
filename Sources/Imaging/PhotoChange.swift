/// Something that was done to an upload on its way to being a photo, for the page to tell.
public enum PhotoChange: Sendable, Hashable {
  /// It said where it was taken; no longer.
  case locationRemoved
  /// It carried descriptions, camera data, comments or the like; no longer.
  case metadataRemoved
  /// It was stored turned or mirrored, and is upright now.
  case turnedUpright
  /// It was of another type than JPEG.
  case converted(from: PhotoType)
  /// It was transparent in places, which have the background's colour now.
  case backgroundFilled
  /// It moved; its first frame was kept.
  case animationDropped
  /// Its colours were brought from another profile to sRGB.
  case coloursConverted

  /// A stable name for documents and JSON, such as `location-removed`.
  public var code: String {
    switch self {
    case .locationRemoved: "location-removed"
    case .metadataRemoved: "metadata-removed"
    case .turnedUpright: "turned-upright"
    case .converted(let type): "converted-from-\(type.name.lowercased())"
    case .backgroundFilled: "background-filled"
    case .animationDropped: "animation-dropped"
    case .coloursConverted: "colours-converted"
    }
  }

  /// The bits by which the imager reports those that only it can know.
  static let flags: [(bit: UInt16, change: PhotoChange)] = [
    (1, .locationRemoved), (2, .metadataRemoved), (4, .turnedUpright), (8, .backgroundFilled),
    (16, .animationDropped), (32, .coloursConverted),
  ]

  /// The bits for all of `changes` that have one.
  package static func bits(of changes: some Sequence<PhotoChange>) -> UInt16 {
    let changes = Set(changes)
    return flags.reduce(0) { $0 | (changes.contains($1.change) ? $1.bit : 0) }
  }
}
