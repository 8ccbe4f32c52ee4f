extension Character {
  /// Code points that one character of an initial may have: families of emoji have up to 11, and a
  /// syllable of any script fewer. Beyond, it is a tower of marks.
  private static let mostScalars = 12

  /// As it stands for a word: in title case where its script has that, and one character for `ß` and `ﬁ`
  /// too. Of a tower of marks, what carries them.
  var initial: String {
    let isTower = unicodeScalars.count > Self.mostScalars
    let kept = isTower ? String(unicodeScalars.prefix(1)) : String(self)
    return String((Unistring.titleCased(kept) ?? kept).prefix(1))
  }

  /// A vowel that is written before the consonant after which it is spoken, in Thai and Lao: initials
  /// there are consonants (Unicode's property Logical_Order_Exception).
  var isLeadingVowel: Bool {
    unicodeScalars.count == 1 && unicodeScalars.allSatisfy(\.properties.isLogicalOrderException)
  }

  var isHangulOrHan: Bool {
    unicodeScalars.first.flatMap(Unistring.script).map { $0 == "Hangul" || $0 == "Han" } ?? false
  }
}

extension String {
  /// Whether this one character takes the room of two Latin letters, or may: with marks it is as wide as
  /// its font likes.
  var isBroad: Bool {
    unicodeScalars.count > 1 || unicodeScalars.contains(where: Unistring.isWide)
  }
}
