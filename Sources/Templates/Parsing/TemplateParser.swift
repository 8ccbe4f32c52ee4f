/// Makes the tree of one template, following the Mustache specification (comments, delimiters,
/// interpolation, sections, inverted sections, partials, inheritance).
struct TemplateParser {
  private var scanner: TagScanner
  /// Up to where the source has become nodes.
  private var position = 0
  private var open: [Element] = []
  /// The nodes of the innermost open element.
  private var nodes: [Node] = []
  /// Whether nothing has been put into the current line yet.
  private var isAtLineStart = true

  /// An element whose end has not come yet, and what was before it.
  private struct Element {
    let tag: Tag
    /// The blanks before the opening tag, when nothing else stands before it in its line.
    let indent: [UInt8]?
    /// Whether the opening tag is alone on its line; for an argument, whether its line ends there.
    let isAlone: Bool
    let contentStart: Int
    let outerNodes: [Node]
    let outerIsAtLineStart: Bool
    var arguments: [Node.Argument] = []
  }

  static func parse(_ source: TemplateSource) throws(Mistake) -> [Node] {
    var parser = TemplateParser(scanner: TagScanner(source.text, line: source.line))
    while let tag = try parser.scanner.next() {
      if source.isStrict, tag.kind == .rawVariable {
        throw Mistake(
          line: tag.line,
          reason: "“\(tag.name)” would not be escaped; write {{\(tag.name)}}")
      }
      try parser.take(tag)
    }
    parser.addText(upTo: parser.source.count)
    if let element = parser.open.last {
      throw Mistake(line: element.tag.line, reason: "“\(element.tag.name)” is not closed")
    }
    return parser.nodes
  }

  private init(scanner: TagScanner) {
    self.scanner = scanner
  }

  private var source: [UInt8] { scanner.source }

  private var isDirectlyInParent: Bool { open.last?.tag.kind == .parent }

  private mutating func take(_ tag: Tag) throws(Mistake) {
    let indent = leadingBlanks(before: tag.range.lowerBound)
    let lineEnd = endOfLine(after: tag.range.upperBound)
    addText(upTo: tag.range.lowerBound - (indent?.count ?? 0))
    position = tag.range.lowerBound - (indent?.count ?? 0)
    if isDirectlyInParent, ![.block, .end, .comment, .delimiters].contains(tag.kind) {
      throw Mistake(line: tag.line, reason: "only blocks may stand in a parent tag")
    }
    switch tag.kind {
    case .parent:
      // Whether it is alone on its line is known at its end; until then its blanks are kept.
      enter(tag, indent: indent, isAlone: false, contentStart: tag.range.upperBound)
      isAtLineStart = false
    case .block where isDirectlyInParent:
      let start = lineEnd.flatMap { $0 > tag.range.upperBound ? $0 : nil }
      enter(tag, indent: nil, isAlone: start != nil, contentStart: start ?? tag.range.upperBound)
      isAtLineStart = start != nil
    case .end:
      try leave(tag, indent: indent, lineEnd: lineEnd)
    default:
      if tag.mayStandAlone, let indent, let lineEnd {
        position = lineEnd
        add(tag, indent: indent, isAlone: true)
      } else {
        addText(upTo: tag.range.lowerBound)
        position = tag.range.upperBound
        add(tag, indent: indent, isAlone: false)
      }
    }
  }

  private mutating func add(_ tag: Tag, indent: [UInt8]?, isAlone: Bool) {
    if tag.kind != .comment, tag.kind != .delimiters, !isAlone { markLineStart() }
    let reference = Node.Reference(name: tag.name, line: tag.line)
    switch tag.kind {
    case .variable: nodes.append(.variable(tag.name, isRaw: false))
    case .rawVariable: nodes.append(.variable(tag.name, isRaw: true))
    case .partial: nodes.append(.partial(reference, indent: isAlone ? indent : nil))
    case .section, .invertedSection, .block:
      enter(tag, indent: indent, isAlone: isAlone, contentStart: position)
    case .comment, .delimiters, .end, .parent: break
    }
  }

  private mutating func enter(_ tag: Tag, indent: [UInt8]?, isAlone: Bool, contentStart: Int) {
    open.append(
      Element(
        tag: tag, indent: indent, isAlone: isAlone, contentStart: contentStart, outerNodes: nodes,
        outerIsAtLineStart: isAtLineStart))
    nodes = []
    position = contentStart
  }

  private mutating func leave(_ tag: Tag, indent: [UInt8]?, lineEnd: Int?) throws(Mistake) {
    guard let element = open.popLast() else {
      throw Mistake(line: tag.line, reason: "“\(tag.name)” is closed, and was not open")
    }
    guard element.tag.name == tag.name else {
      throw Mistake(
        line: tag.line,
        reason: "“\(tag.name)” is closed, and “\(element.tag.name)” of line"
          + " \(element.tag.line) is open")
    }
    if element.tag.kind == .parent {
      return leaveParent(element, end: tag.range.upperBound, lineEnd: lineEnd)
    }
    if isDirectlyInParent {
      // Blanks before the closing tag belong to its line, not to the argument.
      position = tag.range.upperBound
      return leaveArgument(element)
    }
    let isAlone = indent != nil && lineEnd != nil
    if !isAlone { addText(upTo: tag.range.lowerBound) }
    let content = nodes
    nodes = element.outerNodes
    switch element.tag.kind {
    case .block:
      nodes.append(.block(tag.name, site(element, content), defaults: content))
    default:
      nodes.append(
        .section(tag.name, isInverted: element.tag.kind == .invertedSection, content))
    }
    position = isAlone ? lineEnd ?? position : tag.range.upperBound
    if isAlone { isAtLineStart = true }
  }

  /// An argument's lines are moved to the left, as far as its first one.
  private mutating func leaveArgument(_ element: Element) {
    let first = Blank.leading(source[element.contentStart...])
    let content = element.isAlone ? nodes.dedented(by: first.count) : nodes
    nodes = element.outerNodes
    open[open.count - 1].arguments.append(
      Node.Argument(name: element.tag.name, nodes: content, beginsLine: element.isAlone))
  }

  private mutating func leaveParent(_ element: Element, end: Int, lineEnd: Int?) {
    nodes = element.outerNodes
    isAtLineStart = element.outerIsAtLineStart
    let reference = Node.Reference(name: element.tag.name, line: element.tag.line)
    if let indent = element.indent, let lineEnd {
      nodes.append(.parent(reference, indent: indent, element.arguments))
      position = lineEnd
      isAtLineStart = true
      return
    }
    if let indent = element.indent { append(indent[...]) }
    markLineStart()
    nodes.append(.parent(reference, indent: nil, element.arguments))
    position = end
  }

  /// The indentation of a block: that of its default content if its tag has a line of its own.
  private func site(_ element: Element, _ defaults: [Node]) -> Node.Site {
    let own = element.indent ?? []
    guard element.isAlone else { return Node.Site(isAlone: false, indent: own) }
    let first = Blank.leading(source[element.contentStart...])
    return Node.Site(isAlone: true, indent: defaults.isEmpty ? own : first)
  }
}

extension TemplateParser {
  /// Makes text of the source up to `end`, a node a line.
  private mutating func addText(upTo end: Int) {
    while position < end {
      let lineEnd = source[position..<end].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
      append(source[position..<lineEnd])
      position = lineEnd
    }
  }

  /// Text between the blocks of a parent tag is ignored.
  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty || isDirectlyInParent { return }
    nodes.append(.text(Array(bytes), startsLine: isAtLineStart))
    isAtLineStart = bytes.last == UInt8(ascii: "\n")
  }

  private mutating func markLineStart() {
    if isAtLineStart { nodes.append(.lineStart) }
    isAtLineStart = false
  }

  /// The blanks between the beginning of the line and `index`, nil when there is more than blanks.
  private func leadingBlanks(before index: Int) -> [UInt8]? {
    var start = index
    while start > 0, Blank.isBlank(source[start - 1]) { start -= 1 }
    if start > 0, source[start - 1] != UInt8(ascii: "\n") { return nil }
    return Array(source[start..<index])
  }

  /// Where the next line begins, nil when there is more than blanks in the rest of this one.
  private func endOfLine(after index: Int) -> Int? {
    var end = index
    while end < source.count, Blank.isBlank(source[end]) { end += 1 }
    if end == source.count { return end }
    if source[end] == UInt8(ascii: "\r"), end + 1 < source.count { end += 1 }
    return source[end] == UInt8(ascii: "\n") ? end + 1 : nil
  }
}
