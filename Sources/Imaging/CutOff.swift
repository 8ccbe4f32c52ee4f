/// How much of a picture its crop does not show, for the page's words.
public struct CutOff: Sendable, Hashable {
  /// Per cent of the turned picture's width that is lost at its left edge, 0 to 100, rounded.
  public let left: Int
  /// Per cent of its height that is lost at its upper edge.
  public let top: Int
  /// Per cent of its width that is lost at its right edge.
  public let right: Int
  /// Per cent of its height that is lost at its lower edge.
  public let bottom: Int
  /// Whether the square reaches beyond the picture, so that the background shows at two sides.
  public let showsBackground: Bool

  /// Whether the whole picture is to be seen, within half a per cent.
  public var isNothing: Bool { (left, top, right, bottom) == (0, 0, 0, 0) }
}

extension Crop {
  /// What this crop leaves out of an upright picture of `size`.
  public func cutOff(in size: PixelSize) -> CutOff {
    let (left, top, side) = pixels(in: size)
    let turned = turned(size)
    let part = { (lost: Int, length: Int) in
      (max(lost, 0) * 100 + length / 2) / max(length, 1)
    }
    return CutOff(
      left: part(left, turned.width), top: part(top, turned.height),
      right: part(turned.width - left - side, turned.width),
      bottom: part(turned.height - top - side, turned.height),
      showsBackground: side > turned.shortestSide)
  }
}
