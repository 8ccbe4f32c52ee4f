/// Turns the trees of a set into one program; partials and parents become numbers.
struct Linker {
  private(set) var problems: [TemplateError.Problem] = []

  private let names: [String: Int]
  private var bytes: [UInt8] = []
  private var operations: [Program.Operation] = []
  private var paths = Numbering<String>()
  private var indents = Numbering<[UInt8]>()
  private var blocks = Numbering<String>()
  private var frames: [[Program.Argument]] = []
  private var templates: [Range<Int>]
  /// Where operations begin or are jumped to: no text is joined across.
  private var joints: Set<Int> = []
  private var file = ""
  /// The templates that each one names, by number.
  private var included: [Set<Int>]
  private var current = 0

  init(names: [String: Int]) {
    self.names = names
    templates = Array(repeating: 0..<0, count: names.count)
    included = Array(repeating: [], count: names.count)
  }

  /// Adds a template that was given the number `index`.
  mutating func add(_ nodes: [Node], as index: Int, file: String) {
    self.file = file
    current = index
    templates[index] = lay(nodes)
  }

  /// Whether a template comes to itself again by those that it names.
  func includesItself(_ index: Int) -> Bool {
    var reached: Set<Int> = []
    var open = Array(included[index])
    while let next = open.popLast() {
      if next == index { return true }
      if reached.insert(next).inserted { open += included[next] }
    }
    return false
  }

  func program() -> Program {
    var parts: [HashedName] = []
    let paths = paths.values.map { name in
      let start = parts.count
      parts += name.split(separator: ".").map { HashedName(String($0)) }
      return Program.Path(start: start, end: parts.count, isLocal: name.hasPrefix("."))
    }
    return Program(
      bytes: bytes, operations: operations, paths: paths, parts: parts, indents: indents.values,
      frames: frames, templates: templates, names: names)
  }

  /// Arguments are laid down first, so that the operations of `nodes` follow each other.
  private mutating func lay(_ nodes: [Node]) -> Range<Int> {
    var frameNumbers: [Int32] = []
    layArguments(of: nodes, into: &frameNumbers)
    var next = frameNumbers[...]
    let start = operations.count
    joints.insert(start)
    emit(nodes, &next)
    return start..<operations.count
  }

  /// Numbers the frames of all parent tags in `nodes`, in the order in which `emit` meets them.
  private mutating func layArguments(of nodes: [Node], into numbers: inout [Int32]) {
    for node in nodes {
      switch node {
      case .section(_, _, let content), .block(_, _, let content):
        layArguments(of: content, into: &numbers)
      case .parent(_, _, let arguments):
        let frame = arguments.map { argument in
          Program.Argument(
            block: blocks.number(argument.name), operations: lay(argument.nodes),
            beginsLine: argument.beginsLine)
        }
        numbers.append(Int32(frames.count))
        frames.append(frame)
      case .text, .lineStart, .variable, .partial:
        break
      }
    }
  }

  private mutating func emit(_ nodes: [Node], _ frames: inout ArraySlice<Int32>) {
    for node in nodes {
      switch node {
      case .text(let text, let startsLine):
        emit(text, startsLine)
      case .lineStart:
        operations.append(.lineStart)
      case .variable(let name, let isRaw):
        let path = paths.number(name)
        operations.append(isRaw ? .rawVariable(path: path) : .variable(path: path))
      case .section(let name, let isInverted, let content):
        let path = paths.number(name)
        enclose(content, &frames) { end in
          isInverted ? .invertedSection(path: path, end: end) : .section(path: path, end: end)
        }
      case .partial(let reference, let indent):
        guard let template = resolve(reference) else { continue }
        operations.append(.partial(template: template, indent: number(indent)))
      case .parent(let reference, let indent, _):
        let frame = frames.removeFirst()
        guard let template = resolve(reference) else { continue }
        operations.append(.parent(template: template, indent: number(indent), frame: frame))
      case .block(let name, let site, let defaults):
        let (block, indent) = (blocks.number(name), number(site.indent))
        enclose(defaults, &frames) { end in
          .block(name: block, end: end, indent: indent, isAlone: site.isAlone)
        }
      }
    }
  }

  /// Joins a text to the one before, where the line between them needs no operation of its own.
  private mutating func emit(_ text: [UInt8], _ startsLine: Bool) {
    let start = Int32(bytes.count)
    bytes.append(contentsOf: text)
    let end = Int32(bytes.count)
    if case .text(let first, start, let firstStartsLine) = operations.last, first < start,
      !joints.contains(operations.count),
      startsLine == (bytes[Int(start) - 1] == UInt8(ascii: "\n"))
    {
      operations[operations.count - 1] = .text(
        start: first, end: end, startsLine: firstStartsLine)
    } else {
      operations.append(.text(start: start, end: end, startsLine: startsLine))
    }
  }

  private mutating func enclose(
    _ content: [Node], _ frames: inout ArraySlice<Int32>,
    _ operation: (Int32) -> Program.Operation
  ) {
    let index = operations.count
    operations.append(.lineStart)
    emit(content, &frames)
    operations[index] = operation(Int32(operations.count))
    joints.insert(operations.count)
  }

  private mutating func number(_ indent: [UInt8]?) -> Int32 {
    indent.map { indents.number($0) } ?? -1
  }

  private mutating func resolve(_ reference: Node.Reference) -> Int32? {
    if let index = names[reference.name] {
      included[current].insert(index)
      return Int32(index)
    }
    problems.append(
      TemplateError.Problem(
        file: file, line: reference.line, reason: "there is no template “\(reference.name)”"))
    return nil
  }
}

/// Gives equal values the same number, from 0 on.
struct Numbering<Element: Hashable> {
  private(set) var values: [Element] = []
  private var numbers: [Element: Int32] = [:]

  mutating func number(_ value: Element) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }
}
