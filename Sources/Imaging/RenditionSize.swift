/// The side of a square rendition in pixels: one of those that addresses may name.
public enum RenditionSize: UInt16, CaseIterable, Sendable, Hashable, Comparable {
  case px96 = 96
  case px180 = 180
  case px360 = 360
  case px640 = 640
  case px1280 = 1280

  /// The side in pixels.
  public var pixels: Int { Int(rawValue) }

  /// Those that pages use, made at upload so that a first view never waits, largest first.
  public static let madeAtUpload: [RenditionSize] = [.px640, .px360, .px180, .px96]

  public static func < (left: RenditionSize, right: RenditionSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The size written as in an address, such as `360`: digits only, no sign, no leading zero.
  public init?(text: some StringProtocol) {
    guard let size = Self.allCases.first(where: { String($0.rawValue) == text }) else {
      return nil
    }
    self = size
  }
}
