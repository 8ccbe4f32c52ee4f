import Members
import Templates

/// What the pages draw for a member without a photo, in a square of 100.
extension Monogram {
  var value: Value {
    [
      "text": .text(initials.text), "ground": .text("\(ground)"), "ink": .text("\(Self.ink)"),
      "size": .number(typeSize), "baseline": .number(50 + typeSize * rise / 100),
    ]
  }

  /// How far above their line the middle of the letters is, in hundredths of the type's size: as measured
  /// in the fonts of the pages.
  private var rise: Int { initials.areDeep ? 20 : 36 }
}
