extension Unicode.Scalar {
  /// The leading consonant of a Hangul syllable, as a letter of its own; nil for other characters.
  public var leadingConsonant: Unicode.Scalar? {
    guard (0xAC00...0xD7A3).contains(value) else { return nil }
    return Unicode.Scalar(0x1100 + (value - 0xAC00) / 588)
  }

  /// Whether this is the letter of a leading consonant, such as `ᄆ`.
  public var isLeadingConsonant: Bool { (0x1100...0x1112).contains(value) }
}

extension String {
  /// The text with each Hangul syllable as its leading consonant: `김민준` becomes `ᄀᄆᄌ`.
  public var hangulInitials: String {
    var initials = String.UnicodeScalarView()
    for scalar in unicodeScalars { initials.append(scalar.leadingConsonant ?? scalar) }
    return String(initials)
  }

  /// Whether there is a Hangul syllable or leading consonant in it.
  public var hasHangulInitials: Bool {
    unicodeScalars.contains { $0.leadingConsonant != nil || $0.isLeadingConsonant }
  }
}
