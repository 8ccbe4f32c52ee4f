extension String {
  /// The form in which texts are searched: `Zoë`, `ZOE` and `ｚｏｅ` all become `zoe`.
  ///
  /// Compatibility decomposition, case folding, without the marks that people leave out when they
  /// type, without invisible characters, then composed again, so that a Hangul syllable is one
  /// character (and its first letters can be compared). Vowel signs of Indic scripts, Thai, and
  /// the voicing marks of kana belong to the letter and stay. Hangul letters typed one by one become
  /// syllables where they can; consonants that lead none stay as they are.
  public var folded: String {
    if isASCII { return lowercasedASCII }
    guard let decomposed = Unistring.caseFolded(takingHangulPairsApart, .nfkd) else { return self }
    var letters = String.UnicodeScalarView()
    for scalar in decomposed.unicodeScalars where !scalar.isOptionalMark && !scalar.isInvisible {
      letters.append(scalar)
    }
    return String(letters).normalized
  }
}

extension Unicode.Scalar {
  /// Whether this is a combining mark that a search should not ask for: accents of Latin, Greek
  /// and Cyrillic, points of Hebrew and Arabic.
  var isOptionalMark: Bool {
    if value < 0x300 { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: break
    default: return false
    }
    switch value {
    case 0x0300...0x036F, 0x0483...0x0489, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0xFE20...0xFE2F:
      return true
    case 0x0591...0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06ED:
      return true
    default:
      return false
    }
  }
}
