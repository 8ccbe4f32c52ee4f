import Glibc

/// What an embedded colour profile means, as far as it matters here: ICC.1:2022, section 7.
package struct ICCProfile: Sendable, Equatable {
  /// Whether it is a profile at all.
  package let isProfile: Bool
  /// Whether it says nothing but that the picture is in sRGB, so that nothing need be converted.
  package let isSRGB: Bool

  /// Most profiles of cameras and phones say "sRGB" in one of many encodings: what counts is
  /// where its primaries are and which curves it has, not how it is called.
  package init(_ bytes: [UInt8]) {
    let tags = ICCTags(bytes)
    isProfile = tags != nil
    isSRGB = tags.map(Self.isSRGB) ?? false
  }

  /// The primaries of sRGB, adapted to D50: IEC 61966-2-1 as every profile has it.
  private static let primaries: [(name: String, xyz: [Double])] = [
    ("rXYZ", [0.4360, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
    ("bXYZ", [0.1431, 0.0606, 0.7141]),
  ]
  private static let samples = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9]

  private static func isSRGB(_ tags: ICCTags) -> Bool {
    // Tables, where there are any, count more than primaries and curves.
    guard tags.colourSpace == "RGB ", tags.connectionSpace == "XYZ ", tags["A2B0"] == nil else {
      return false
    }
    let havePrimaries = primaries.allSatisfy { name, wanted in
      guard let found = tags.xyz(name) else { return false }
      return zip(found, wanted).allSatisfy { abs($0 - $1) < 0.002 }
    }
    return havePrimaries
      && ["rTRC", "gTRC", "bTRC"].allSatisfy { name in
        guard let curve = tags[name].flatMap(ICCCurve.init) else { return false }
        return samples.allSatisfy { abs(curve.value(at: $0) - linear($0)) < 0.003 }
      }
  }

  /// The curve of sRGB.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
