import Imaging

/// A picture in memory with three bands of 8 bits in sRGB, in its working size.
struct ColourResult: ~Copyable {
  let picture: Picture
  let changes: [PhotoChange]

  init(
    of source: borrowing Picture, _ plan: ScalePlan, background: Colour
  ) throws(ChildRefusal) {
    let colours = try Self.toSRGB(source, plan.workingSize(of: source.size), background)
    let result = try colours.picture.inMemory()
    guard result.bands == 3, result.is8Bit else { throw .damaged }
    picture = result
    changes = colours.changes
  }

  private static func toSRGB(
    _ source: borrowing Picture, _ size: PixelSize, _ background: Colour
  ) throws(ChildRefusal) -> SRGBPicture {
    if source.hasAlpha {
      let flat = try SRGBPicture(flattening: source, on: background)
      return try flat.resized(to: size)
    }
    // Converting is dear by the pixel: fewer pixels first.
    return size == source.size
      ? try SRGBPicture(of: source) : try SRGBPicture(of: try source.resized(to: size))
  }
}
