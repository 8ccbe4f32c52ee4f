/// What languages a client wants, most wanted first (RFC 9110, section 12.5.4).
public struct AcceptLanguage: Sendable {
  /// The language ranges in lower case, without those of quality 0.
  private let ranges: [String]
  private let refused: Set<String>

  /// Reads the field value; nil or empty asks for nothing in particular.
  public init(_ text: String?) {
    let elements = QualityList.parse(text ?? "")
    // The sort is stable: equal weights stay in the order of the client.
    ranges = elements.filter { $0.quality > 0 }.sorted { $0.quality > $1.quality }.map(\.value)
    refused = Set(elements.filter { $0.quality == 0 }.map(\.value))
  }

  /// The best of the tags that the site speaks, in their own writing; nil when none is asked for.
  ///
  /// Lookup of RFC 4647, section 3.4: `ko-KR` finds `ko`. Beyond that, `en` and `en-US` also
  /// find `en-GB` when there is no closer one, and `*` finds the first tag that is not refused.
  public func choose(among available: [String]) -> String? {
    let tags = available.filter { !refused.contains($0.lowercased()) }
    for range in ranges {
      if range == "*" {
        if let first = tags.first { return first }
        continue
      }
      var prefix = range[...]
      while true {
        if let tag = tags.first(where: { $0.lowercased() == prefix }) { return tag }
        guard let dash = prefix.lastIndex(of: "-") else { break }
        prefix = prefix[..<dash]
      }
      let language = range.prefix { $0 != "-" }
      if let tag = tags.first(where: { $0.lowercased().hasPrefix(language + "-") }) { return tag }
    }
    return nil
  }
}
