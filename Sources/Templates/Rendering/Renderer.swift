/// Goes through the operations of a program once, appending to its output.
struct Renderer {
  let program: Program
  let escapes: Bool
  var output: [UInt8]
  /// The contexts, innermost last.
  var stack: [Value]
  /// The arguments in force, outermost first: the outermost that names a block decides.
  private var frames: [Int] = []
  /// What is put before each line of the template being rendered.
  private var indent: [UInt8] = []
  /// Whether the next line has begun already, and gets no indentation.
  private var isWithinLine = false
  private var depth = 0

  /// How many partials, parents and blocks may be inside each other.
  static let depthLimit = 128

  init(program: Program, context: Object, escapes: Bool, output: consuming [UInt8]) {
    self.program = program
    self.escapes = escapes
    self.output = output
    stack = [.object(context)]
    stack.reserveCapacity(8)
  }

  mutating func run(_ range: Range<Int>) throws(RenderError) {
    var index = range.lowerBound
    while index < range.upperBound {
      let operation = program.operations[index]
      index += 1
      switch operation {
      case .text(let start, let end, let startsLine):
        append(Int(start)..<Int(end), startsLine)
      case .lineStart:
        beginLine()
      case .variable(let path):
        append(lookUp(path), escaped: escapes)
      case .rawVariable(let path):
        append(lookUp(path), escaped: false)
      case .section(let path, let end):
        try runSection(lookUp(path), index..<Int(end))
        index = Int(end)
      case .invertedSection(let path, let end):
        if !lookUp(path).isTrue { try run(index..<Int(end)) }
        index = Int(end)
      case .partial(let template, let indent):
        try runTemplate(Int(template), indent)
      case .parent(let template, let indent, let frame):
        frames.append(Int(frame))
        try runTemplate(Int(template), indent)
        frames.removeLast()
      case .block(let name, let end, let indent, let isAlone):
        try runBlock(name, index..<Int(end), Int(indent), isAlone)
        index = Int(end)
      }
    }
  }

  private mutating func runSection(_ value: Value, _ range: Range<Int>) throws(RenderError) {
    if case .list(let items) = value {
      for item in items {
        stack.append(item)
        try run(range)
        stack.removeLast()
      }
    } else if value.isTrue {
      stack.append(value)
      try run(range)
      stack.removeLast()
    }
  }

  /// A tag alone on its line indents all lines of what it names; one within a line none.
  private mutating func runTemplate(_ template: Int, _ added: Int32) throws(RenderError) {
    let outer = indent
    if added >= 0 { indent += program.indents[Int(added)] } else { indent = [] }
    try descend(program.templates[template])
    indent = outer
  }

  private mutating func runBlock(
    _ name: Int32, _ defaults: Range<Int>, _ added: Int, _ isAlone: Bool
  ) throws(RenderError) {
    guard let (position, argument) = argument(for: name) else { return try run(defaults) }
    let outer = (frames, indent)
    // The argument was written where only the frames outside of its own were in force.
    frames.removeLast(frames.count - position)
    indent += program.indents[added]
    if isAlone {
      if !argument.beginsLine, !argument.operations.isEmpty { beginLine() }
    } else {
      isWithinLine = argument.beginsLine
    }
    try descend(argument.operations)
    isWithinLine = false
    (frames, indent) = outer
  }

  private func argument(for name: Int32) -> (Int, Program.Argument)? {
    for (position, frame) in frames.enumerated() {
      for argument in program.frames[frame] where argument.block == name {
        return (position, argument)
      }
    }
    return nil
  }

  private mutating func descend(_ range: Range<Int>) throws(RenderError) {
    if depth == Self.depthLimit { throw .tooDeep }
    depth += 1
    try run(range)
    depth -= 1
  }

  private mutating func beginLine() {
    if isWithinLine {
      isWithinLine = false
    } else {
      output.append(contentsOf: indent)
    }
  }

  private mutating func append(_ range: Range<Int>, _ startsLine: Bool) {
    if indent.isEmpty { return output.append(contentsOf: program.bytes[range]) }
    var start = range.lowerBound
    if startsLine { beginLine() }
    while start < range.upperBound {
      let line = program.bytes[start..<range.upperBound]
      let end = line.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.upperBound
      output.append(contentsOf: program.bytes[start..<end])
      start = end
      if start < range.upperBound { output.append(contentsOf: indent) }
    }
  }
}
