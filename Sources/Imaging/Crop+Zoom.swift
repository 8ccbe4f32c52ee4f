extension Crop {
  /// How far one may zoom in: the shortest side of a square, in millionths, that gives a picture
  /// of `rendition` without inventing pixels.
  ///
  /// - Parameter size: Of the picture that the renditions will be cut from, upright or turned.
  /// - Returns: The largest square inside, if even that has too few pixels: it may always be had.
  public static func smallestSide(
    in size: PixelSize, rendition: RenditionSize = .px640
  ) -> Int {
    let longest = max(size.longestSide, 1)
    let needed = (rendition.pixels * Extent.longest + longest - 1) / longest
    return min(needed, Extent(size).shortest)
  }
}
