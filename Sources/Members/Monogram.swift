import Imaging
import Text

/// What stands for a member who has no photo to show: their initials on a colour of their own.
public struct Monogram: Sendable, Hashable {
  public let initials: Initials
  public let ground: Colour

  /// The size of the type in hundredths of the square's side: one character fills as much as two do.
  public var typeSize: Int { initials.characters.count == 1 ? 42 : initials.areWide ? 30 : 34 }

  /// The colour of the initials, on every ground.
  public static let ink = Colour(red: 0xFB, green: 0xF7, blue: 0xEE)

  /// Dyes of paper and cloth, each with a contrast of at least 4.5 to ``ink`` (WCAG 2.2, 1.4.3).
  public static let grounds = [
    "#735546", "#6a5b3a", "#59614a", "#46615b", "#4a6075", "#5b5d78", "#70566a", "#7f4f4d",
  ].compactMap { Colour($0) }
}

extension Member {
  /// Follows the name; its ground stays as long as the member does. Nil for a name without anything to
  /// see.
  public var monogram: Monogram? {
    guard let initials = Initials(of: name) else { return nil }
    // FNV-1a: identifiers from elsewhere may differ in a few letters only.
    let hash = id.text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let index = Int(hash >> 8) % Monogram.grounds.count
    return Monogram(initials: initials, ground: Monogram.grounds[index])
  }
}
