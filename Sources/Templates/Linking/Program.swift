/// All templates of a set, linked: one list of operations, in which every name is a number.
///
/// A class only so that a render shares it without counting references to each of its arrays.
final class Program: Sendable {
  /// A step of rendering. All numbers, so that going through them counts no references.
  enum Operation: Sendable {
    /// Bytes `start..<end` of `bytes`.
    case text(start: Int32, end: Int32, startsLine: Bool)
    case lineStart
    case variable(path: Int32)
    case rawVariable(path: Int32)
    /// Goes on at `end` after its content, which follows.
    case section(path: Int32, end: Int32)
    case invertedSection(path: Int32, end: Int32)
    /// `indent` is an index of `indents`, or -1 for a tag within a line.
    case partial(template: Int32, indent: Int32)
    case parent(template: Int32, indent: Int32, frame: Int32)
    /// Its default content follows, up to `end`.
    case block(name: Int32, end: Int32, indent: Int32, isAlone: Bool)
  }

  /// A name as it is looked up: `a.b.c`, `.`, or `.a` for the innermost context alone.
  ///
  /// Its parts are `start..<end` of `parts`.
  struct Path: Sendable {
    let start: Int
    let end: Int
    let isLocal: Bool
  }

  /// The content that a parent tag gives for one block.
  struct Argument: Sendable {
    let block: Int32
    let operations: Range<Int>
    let beginsLine: Bool
  }

  let bytes: [UInt8]
  let operations: [Operation]
  let paths: [Path]
  let parts: [HashedName]
  let indents: [[UInt8]]
  let frames: [[Argument]]
  /// The operations of each template.
  let templates: [Range<Int>]
  let names: [String: Int]

  init(
    bytes: [UInt8], operations: [Operation], paths: [Path], parts: [HashedName],
    indents: [[UInt8]],
    frames: [[Argument]], templates: [Range<Int>], names: [String: Int]
  ) {
    self.bytes = bytes
    self.operations = operations
    self.paths = paths
    self.parts = parts
    self.indents = indents
    self.frames = frames
    self.templates = templates
    self.names = names
  }
}
