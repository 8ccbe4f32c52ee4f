import Imaging

/// A picture in sRGB, of any size, perhaps yet to be computed.
struct SRGBPicture: ~Copyable {
  let picture: Picture
  /// Whether its colours were others before.
  let wasConverted: Bool

  private init(_ picture: consuming Picture, wasConverted: Bool) {
    self.picture = picture
    self.wasConverted = wasConverted
  }

  /// A profile counts if it can be used, with the perceptual intent, which every profile has.
  /// Otherwise the numbers are taken for sRGB, or for plain grey or CMYK.
  init(of source: borrowing Picture) throws(ChildRefusal) {
    let profile = source.foreignProfile
    if source.bands == 3, source.is8Bit, let matrix = profile.flatMap({ MatrixProfile($0) }) {
      self.init(try source.inMemory(convertedBy: matrix), wasConverted: true)
    } else if profile != nil, let converted = try? source.profileToSRGB() {
      self.init(converted, wasConverted: true)
    } else if source.isCMYK {
      self.init(try source.cmykToSRGB(), wasConverted: true)
    } else {
      self.init(try source.toSRGB(), wasConverted: false)
    }
  }

  /// Without its transparency, on `background`.
  ///
  /// Transparent pixels have colours too: they must be covered before neighbours are mixed, so
  /// this is done in full size.
  init(flattening source: borrowing Picture, on background: Colour) throws(ChildRefusal) {
    let colours =
      source.is8Bit ? try SRGBPicture(of: source) : try SRGBPicture(of: try source.to8Bit())
    self.init(
      try colours.picture.flattened(on: background), wasConverted: colours.wasConverted)
  }

  func resized(to size: PixelSize) throws(ChildRefusal) -> SRGBPicture {
    SRGBPicture(try picture.resized(to: size), wasConverted: wasConverted)
  }

  var changes: [PhotoChange] { wasConverted ? [.coloursConverted] : [] }
}

extension Picture {
  /// The colour profile in it, if that is one and says anything else than sRGB.
  var foreignProfile: [UInt8]? {
    guard let bytes = blob("icc-profile-data") else { return nil }
    let profile = ICCProfile(bytes)
    return profile.isProfile && !profile.isSRGB ? bytes : nil
  }
}
