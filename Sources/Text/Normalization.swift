extension String {
  /// The same text in NFC, the form in which texts are stored and compared (UAX 15).
  ///
  /// ASCII is returned as it is, without a call.
  public var normalized: String {
    if isASCII { return self }
    return Unistring.normalized(self, .nfc) ?? self
  }

  /// The text with differences of case removed, in NFC: `Straße` and `STRASSE` become `strasse`.
  ///
  /// Full case folding of the Unicode Standard, section 3.13, without any language's own rules.
  public var caseFolded: String {
    if isASCII { return lowercasedASCII }
    return Unistring.caseFolded(self, .nfc) ?? self
  }

  /// Whether every byte is below 128, so that no Unicode rule can change the text.
  public var isASCII: Bool {
    utf8.allSatisfy { $0 < 0x80 }
  }

  /// `A`–`Z` made small, every other byte kept; for names of protocols, not for people's texts.
  public var lowercasedASCII: String {
    if !utf8.contains(where: { 0x41...0x5A ~= $0 }) { return self }
    return String(
      decoding: utf8.lazy.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
