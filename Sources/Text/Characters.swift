extension Unicode.Scalar {
  /// A control character: general category Cc, such as NUL, a line end or DEL.
  public var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }

  /// A format character: general category Cf, such as a joiner, a mark of direction or a BOM.
  public var isFormat: Bool {
    value >= 0xAD && properties.generalCategory == .format
  }

  /// A character that changes the direction in which its neighbours are shown (UAX 9): it can make
  /// `exe.jpg` look like `gpj.exe`.
  public var isBidiControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A character that shows nothing: Default_Ignorable_Code_Point, or the blank Braille pattern.
  ///
  /// Joiners and variation selectors are among them, and belong inside emoji and some scripts.
  public var isInvisible: Bool {
    value >= 0xAD && (properties.isDefaultIgnorableCodePoint || value == 0x2800)
  }

  /// A line or paragraph separator: general category Zl or Zp.
  public var isLineSeparator: Bool {
    value == 0x2028 || value == 0x2029
  }

  /// A code point with no meaning to others: unassigned, private or a noncharacter (Cn, Co).
  public var isUnassigned: Bool {
    if value < 0x378 { return false }
    switch properties.generalCategory {
    case .unassigned, .privateUse: return true
    default: return false
    }
  }

  /// White space as Unicode's property says, and the byte order mark that pasting leaves behind.
  public var isBlank: Bool {
    properties.isWhitespace || value == 0xFEFF
  }
}

extension String {
  /// How many characters a person sees: extended grapheme clusters (UAX 29). An emoji family is 1.
  public var graphemeCount: Int { count }

  /// Whether any character is a control character, line ends and tabs included.
  public var containsControls: Bool {
    unicodeScalars.contains { $0.isControl }
  }

  /// Whether any character changes the direction of its neighbours.
  public var containsBidiControls: Bool {
    unicodeScalars.contains { $0.isBidiControl }
  }

  /// Whether nothing of it can be seen: empty, blank, invisible or control characters.
  public var looksEmpty: Bool {
    unicodeScalars.allSatisfy {
      $0.isBlank || $0.isControl || $0.isInvisible || $0.isFormat
    }
  }

  /// The text with a visible mark in the place of each control character, also those of direction.
  public var replacingControls: String {
    let marked = unicodeScalars.map { $0.isControl || $0.isBidiControl ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(marked))
  }

  /// The text without the characters for which `unwanted` holds.
  public func removing(_ unwanted: (Unicode.Scalar) -> Bool) -> String {
    if !unicodeScalars.contains(where: unwanted) { return self }
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars where !unwanted(scalar) { kept.append(scalar) }
    return String(kept)
  }

  /// The text without Unicode white space and byte order marks at both ends.
  public var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(scalars[first...last])
  }
}
