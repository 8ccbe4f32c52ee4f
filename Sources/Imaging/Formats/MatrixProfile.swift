import Glibc

/// An RGB profile of three curves and a matrix, as cameras, phones and editors embed them, turned
/// into tables that bring its colours to sRGB, 8 bits a channel.
///
/// libvips goes by way of floating-point Lab and takes 40 ms for a photo from a phone; this takes
/// a fifth of that. Both intents that matter mean the same here: such a profile has no other way.
package struct MatrixProfile: Sendable {
  /// For each value of red, green and blue, what it adds to the light of the three channels of
  /// sRGB, times ``steps`` and 2 to the power of ``fraction``.
  private let red: [SIMD4<Int32>]
  private let green: [SIMD4<Int32>]
  private let blue: [SIMD4<Int32>]

  /// Fineness of ``encoding``: a step is at most half a level of the result.
  private static let steps: Int32 = 8191
  private static let fraction: Int32 = 12

  /// `nil` for anything but a profile of curves and a matrix: ICC.1:2022, section 8.3.3.
  package init?(_ profile: [UInt8]) {
    guard let tags = ICCTags(profile), tags.colourSpace == "RGB ", tags.connectionSpace == "XYZ ",
      tags["A2B0"] == nil,
      let red = Self.table(tags, "rXYZ", "rTRC"), let green = Self.table(tags, "gXYZ", "gTRC"),
      let blue = Self.table(tags, "bXYZ", "bTRC")
    else { return nil }
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  private static func table(
    _ tags: ICCTags, _ primary: String, _ curve: String
  ) -> [SIMD4<Int32>]? {
    guard let xyz = tags.xyz(primary), let curve = tags[curve].flatMap(ICCCurve.init) else {
      return nil
    }
    let unit = Double(steps << fraction)
    let light = fromXYZ.map { row in zip(row, xyz).reduce(0) { $0 + $1.0 * $1.1 } * unit }
    let parts = (0...255).map { curve.value(at: Double($0) / 255) }
    guard parts.allSatisfy(\.isFinite) else { return nil }
    return parts.map { part in
      // Far outside of what a sum of three needs, and of what would overflow it.
      let numbers = light.map { Int32(max(-6e8, min(6e8, ($0 * part).rounded()))) }
      return SIMD4(numbers[0], numbers[1], numbers[2], 0)
    }
  }

  /// Changes pixels of red, green and blue where they are.
  package func convert(_ pixels: inout MutableSpan<UInt8>) {
    let (red, green, blue) = (red.span, green.span, blue.span)
    let encoding = Self.encoding.span
    let half = SIMD4<Int32>(repeating: 1 << (Self.fraction - 1))
    let most = SIMD4<Int32>(repeating: Self.steps)
    var index = 0
    while index + 2 < pixels.count {
      let sum =
        red[Int(pixels[index])] &+ green[Int(pixels[index + 1])] &+ blue[Int(pixels[index + 2])]
      let light = ((sum &+ half) &>> Self.fraction).clamped(lowerBound: .zero, upperBound: most)
      pixels[index] = encoding[Int(light[0])]
      pixels[index + 1] = encoding[Int(light[1])]
      pixels[index + 2] = encoding[Int(light[2])]
      index += 3
    }
  }

  /// XYZ relative to D50 to the light of sRGB's primaries, adapted to D50 after Bradford:
  /// the inverse of IEC 61966-2-1's matrix.
  private static let fromXYZ = [
    [3.1338561, -1.6168667, -0.4906146],
    [-0.9787684, 1.9161415, 0.0334540],
    [0.0719453, -0.2289914, 1.4052427],
  ]

  /// The value of a channel for each of the steps of its light: IEC 61966-2-1.
  private static let encoding: [UInt8] = (0...steps).map { step in
    let light = Double(step) / Double(steps)
    let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8((value * 255).rounded())
  }
}
