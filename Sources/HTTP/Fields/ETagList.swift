/// The value of If-Match or If-None-Match: any, or these (RFC 9110, section 13.1).
enum ETagList: Equatable {
  /// `*`: whatever there is.
  case any
  case tags([ETag])

  /// Nil when the value is malformed; such a condition is ignored, as if it were not there.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if Array(bytes.trimmingBlanks) == [UInt8(ascii: "*")] {
      self = .any
      return
    }
    var tags: [ETag] = []
    var rest = bytes[...].trimmingBlanks
    while !rest.isEmpty {
      let isWeak = rest.starts(with: "W/".utf8)
      if isWeak { rest = rest.dropFirst(2) }
      guard rest.first == Octets.quote,
        let end = rest.dropFirst().firstIndex(of: Octets.quote),
        let tag = ETag(
          String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self), isWeak: isWeak)
      else { return nil }
      tags.append(tag)
      rest = rest[(end + 1)...].drop(while: Octets.isBlank)
      if rest.isEmpty { break }
      guard rest.first == Octets.comma else { return nil }
      rest = rest.drop { Octets.isBlank($0) || $0 == Octets.comma }
    }
    if tags.isEmpty { return nil }
    self = .tags(tags)
  }
}
