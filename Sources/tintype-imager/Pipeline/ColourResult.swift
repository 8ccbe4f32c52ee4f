import Imaging

/// A picture in memory with three bands of 8 bits in sRGB, in its working size.
struct ColourResult: ~Copyable {
  let picture: Picture
  let changes: [PhotoChange]

  init(
    of source: borrowing Picture, _ plan: ScalePlan, background: Colour
  ) throws(ChildRefusal) {
    let colours = try Self.toSRGB(source, plan, background: background)
    let result = try colours.picture.inMemory()
    guard result.bands == 3, result.is8Bit else { throw .damaged }
    picture = result
    changes = colours.wasConverted ? [.coloursConverted] : []
  }

  private static func toSRGB(
    _ source: borrowing Picture, _ plan: ScalePlan, background: Colour
  ) throws(ChildRefusal) -> Converted {
    let size = plan.workingSize(of: source.size)
    guard source.hasAlpha else {
      // Converting is dear by the pixel: fewer pixels first.
      return size == source.size ? try toSRGB(source) : try toSRGB(try source.resized(to: size))
    }
    // Transparent pixels have colours too: they must be covered before neighbours are mixed.
    let colours = source.is8Bit ? try toSRGB(source) : try toSRGB(try source.to8Bit())
    let flat = try colours.picture.flattened(on: background)
    return Converted(picture: try flat.resized(to: size), wasConverted: colours.wasConverted)
  }

  private struct Converted: ~Copyable {
    let picture: Picture
    let wasConverted: Bool
  }

  /// A profile counts if it can be used, with the perceptual intent, which every profile has.
  /// Otherwise the numbers are taken for sRGB, or for plain grey or CMYK.
  private static func toSRGB(_ source: borrowing Picture) throws(ChildRefusal) -> Converted {
    let profile = source.blob("icc-profile-data").map { ICCProfile($0) }
    if let profile, profile.isProfile, !profile.isSRGB, let converted = try? source.profileToSRGB()
    {
      return Converted(picture: converted, wasConverted: true)
    }
    if source.isCMYK {
      return Converted(picture: try source.cmykToSRGB(), wasConverted: true)
    }
    return Converted(picture: try source.toSRGB(), wasConverted: false)
  }
}
