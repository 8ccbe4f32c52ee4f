/// Finds the tags of a template one after the other, and keeps the delimiters.
struct TagScanner {
  let source: [UInt8]
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  /// Up to where tags have been found.
  private var position = 0
  private var line: Int

  init(_ text: String, line: Int) {
    source = Array(text.utf8)
    self.line = line
  }

  /// The next tag, nil when there is only text left.
  mutating func next() throws(Mistake) -> Tag? {
    guard let start = find(open, from: position) else { return nil }
    line += count(of: UInt8(ascii: "\n"), in: position..<start)
    var content = start + open.count
    while content < source.count, Blank.isBlank(source[content]) { content += 1 }
    let sign = content < source.count ? source[content] : 0
    var ending = close
    if sign == UInt8(ascii: "{") { ending = [UInt8(ascii: "}")] + close }
    if sign == UInt8(ascii: "=") { ending = [UInt8(ascii: "=")] + close }
    let kind = Self.kind(sign)
    let nameStart = min(source.count, kind == .variable ? content : content + 1)
    guard let end = find(ending, from: nameStart) else {
      throw Mistake(line: line, reason: "the tag is not closed")
    }
    let name = Blank.trimmed(source[nameStart..<end])
    let tag = Tag(
      kind: kind, name: String(decoding: name, as: UTF8.self),
      range: start..<(end + ending.count), line: line)
    try check(tag)
    line += count(of: UInt8(ascii: "\n"), in: tag.range)
    position = tag.range.upperBound
    return tag
  }

  private static func kind(_ sign: UInt8) -> Tag.Kind {
    switch sign {
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .rawVariable
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .invertedSection
    case UInt8(ascii: "/"): .end
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    default: .variable
    }
  }

  private mutating func check(_ tag: Tag) throws(Mistake) {
    let words = tag.name.utf8.split(whereSeparator: Blank.isWhite)
    switch tag.kind {
    case .comment:
      return
    case .delimiters:
      guard words.count == 2, !tag.name.utf8.contains(UInt8(ascii: "=")) else {
        throw Mistake(line: tag.line, reason: "two delimiters are expected, such as {{=<% %>=}}")
      }
      open = Array(words[0])
      close = Array(words[1])
    default:
      if words.isEmpty { throw Mistake(line: tag.line, reason: "the tag has no name") }
      if words.count > 1 {
        throw Mistake(line: tag.line, reason: "the name “\(tag.name)” holds a blank")
      }
    }
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, source.count >= pattern.count else { return nil }
    var index = start
    while index <= source.count - pattern.count {
      if source[index] == first, source[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    return nil
  }

  private func count(of byte: UInt8, in range: Range<Int>) -> Int {
    source[range].count { $0 == byte }
  }
}
