/// A template as a tree, before it is linked to the others.
indirect enum Node {
  /// At most one line, its end included. `startsLine` says that indentation may stand before it.
  case text([UInt8], startsLine: Bool)
  /// A line begins here, with a tag.
  case lineStart
  case variable(String, isRaw: Bool)
  case section(String, isInverted: Bool, [Node])
  /// `indent` is nil when the tag is not alone on its line.
  case partial(Reference, indent: [UInt8]?)
  case parent(Reference, indent: [UInt8]?, [Argument])
  case block(String, Site, defaults: [Node])

  /// Another template, named in a line of this one.
  struct Reference {
    let name: String
    let line: Int
  }

  /// What a parent tag puts in place of a block of the parent.
  struct Argument {
    let name: String
    let nodes: [Node]
    /// Whether the content begins in a line of its own, below its tag.
    let beginsLine: Bool
  }

  /// Where in its line a block stands.
  struct Site {
    /// Whether the opening tag is alone on its line, so that the line belongs to the content.
    let isAlone: Bool
    /// What is put before the lines of an argument.
    let indent: [UInt8]
  }
}

extension [Node] {
  /// The nodes with up to `count` blanks taken from the beginning of every line.
  func dedented(by count: Int) -> [Node] {
    if count == 0 { return self }
    return map { node in
      switch node {
      case .text(let bytes, startsLine: true):
        .text(Self.dedented(bytes, by: count), startsLine: true)
      case .section(let name, let isInverted, let nodes):
        .section(name, isInverted: isInverted, nodes.dedented(by: count))
      case .partial(let reference, let indent):
        .partial(reference, indent: indent.map { Self.dedented($0, by: count) })
      case .parent(let reference, let indent, let arguments):
        .parent(reference, indent: indent.map { Self.dedented($0, by: count) }, arguments)
      case .block(let name, let site, let defaults):
        .block(
          name,
          Node.Site(isAlone: site.isAlone, indent: Self.dedented(site.indent, by: count)),
          defaults: defaults.dedented(by: count))
      case .text, .lineStart, .variable:
        node
      }
    }
  }

  private static func dedented(_ bytes: [UInt8], by count: Int) -> [UInt8] {
    Array<UInt8>(bytes.dropFirst(Swift.min(count, Blank.leading(bytes[...]).count)))
  }
}
