extension Unicode.Scalar {
  /// Where this consonant stands among those that can lead a Hangul syllable, 0 to 18: `ᄆ` is 6, and
  /// so is each syllable that begins with it. Nil for other characters.
  var leadingConsonant: UInt32? {
    switch value {
    case 0x1100...0x1112: value - 0x1100
    case 0xAC00...0xD7A3: (value - 0xAC00) / 588
    default: nil
    }
  }

  /// The Hangul syllables that begin with a leading consonant of this number.
  static func syllables(leadingConsonant number: UInt32) -> ClosedRange<UInt32> {
    let first = 0xAC00 + number * 588
    return first...first + 587
  }

  /// Whether this is a Hangul syllable without a final consonant, such as `미`, and so may be the
  /// beginning of `민`.
  var isOpenSyllable: Bool {
    (0xAC00...0xD7A3).contains(value) && (value - 0xAC00) % 28 == 0
  }
}

extension String {
  /// The text with each Hangul syllable as its leading consonant: `kim 민준` becomes `kim ᄆᄌ`. Nil
  /// without any Hangul syllable or consonant.
  public var hangulInitials: String? {
    var initials = String.UnicodeScalarView()
    var isHangul = false
    for scalar in unicodeScalars {
      if let number = scalar.leadingConsonant, let letter = Unicode.Scalar(0x1100 + number) {
        initials.append(letter)
        isHangul = true
      } else {
        initials.append(scalar)
      }
    }
    return isHangul ? String(initials) : nil
  }

  /// The text with each pair of consonants that a Korean keyboard makes one letter, such as `ㄳ`, as the
  /// two that were typed.
  var takingHangulPairsApart: String {
    var letters = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let pair = Self.hangulPairs[scalar] {
        letters.append(contentsOf: pair.unicodeScalars)
      } else {
        letters.append(scalar)
      }
    }
    return String(letters)
  }

  private static let hangulPairs: [Unicode.Scalar: String] = [
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ",
    "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]
}
