import Members
import Templates

/// What the pages draw for a member without a photo, in a square of 100.
extension Monogram {
  var value: Value {
    [
      "text": .text(initials.text), "ground": .text("\(ground)"), "ink": .text("\(Self.ink)"),
      "size": .number(size), "baseline": .number(50 + size * 36 / 100),
    ]
  }

  /// The size of the type: one character fills as much as two do.
  private var size: Int {
    initials.characters.count == 1 ? 46 : initials.areWide ? 33 : 38
  }
}
