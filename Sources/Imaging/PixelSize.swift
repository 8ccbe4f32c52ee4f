/// Width and height of a picture in pixels.
public struct PixelSize: Sendable, Hashable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// How many pixels that is; `Int.max` when it does not fit.
  public var count: Int {
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : product
  }

  public var longestSide: Int { max(width, height) }
  public var shortestSide: Int { min(width, height) }
}
