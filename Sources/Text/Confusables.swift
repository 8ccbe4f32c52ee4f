/// Which texts can be taken for others (UTS 39).
extension StringProtocol {
  /// Whether its letters come from scripts that are not written together, or its digits from several.
  ///
  /// One script, or the scripts of Japanese, Korean or Chinese, each with Latin letters: the level
  /// “highly restrictive” of UTS 39, section 5.2.
  public var mixesScripts: Bool {
    let scripts = self.scripts
    let sets: [Set<String>] = [
      ["Latin", "Han", "Hiragana", "Katakana"], ["Latin", "Han", "Hangul"],
      ["Latin", "Han", "Bopomofo"],
    ]
    if scripts.count > 1, !sets.contains(where: scripts.isSubset) { return true }
    let zeros = unicodeScalars.compactMap { scalar -> UInt32? in
      guard scalar.properties.numericType == .decimal else { return nil }
      return scalar.value - UInt32(scalar.properties.numericValue ?? 0)
    }
    return Set(zeros).count > 1
  }

  /// The one script of another alphabet in which this is written, with letters that all look like Latin
  /// ones, as in `сосо`; nil when there is no such danger.
  public var scriptThatLooksLatin: String? {
    guard let script = scripts.first, scripts.count == 1, let letters = Self.latinLike[script],
      unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic || letters.contains($0) })
    else { return nil }
    return script
  }

  /// Whether any letter is of this script.
  public func isWritten(in script: String) -> Bool { scripts.contains(script) }

  /// Whether a letter is a presentation of others, such as `ﬁ`, `ａ` or `𝐚`.
  public var hasCompatibilityLetters: Bool {
    let text = String(self)
    return !text.isASCII && Unistring.normalized(text, .nfkc) != text.normalized
  }

  /// The scripts of its letters, without those that belong to all.
  private var scripts: Set<String> {
    var found: Set<String> = []
    for scalar in unicodeScalars {
      if scalar.isASCII {
        if scalar.properties.isAlphabetic { found.insert("Latin") }
      } else if let script = Unistring.script(of: scalar), script != "Common",
        script != "Inherited"
      {
        found.insert(script)
      }
    }
    return found
  }

  /// Small letters that look like Latin ones in most typefaces.
  private static var latinLike: [String: Set<Unicode.Scalar>] {
    [
      "Cyrillic": Set("асԁеһіјӏорԛѕԝхуѵүґ".unicodeScalars),
      "Greek": Set("αικνορυχ".unicodeScalars),
      "Armenian": Set("հոսօցզյ".unicodeScalars),
    ]
  }
}
