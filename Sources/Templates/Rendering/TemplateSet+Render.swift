extension TemplateSet {
  /// What is done to text that a template shows with `{{name}}`.
  public enum Escaping: Sendable {
    /// `& < > " '` become character references: for pages, and everything that is HTML.
    case html
    /// Nothing: for plain text such as mails. Never for a page.
    case none
  }

  /// Renders a template, or a single text, to bytes.
  public func render(
    _ name: String, _ context: Object, escaping: Escaping = .html
  ) throws(RenderError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16_384)
    try render(name, context, escaping: escaping, into: &bytes)
    return bytes
  }

  /// Renders a template to the end of `bytes`, which are as before when it throws.
  public func render(
    _ name: String, _ context: Object, escaping: Escaping = .html, into bytes: inout [UInt8]
  ) throws(RenderError) {
    guard let index = program.names[name] else { throw .unknownTemplate(name) }
    var renderer = Renderer(
      program: program, context: context, escapes: escaping == .html, output: bytes)
    let count = bytes.count
    bytes = []
    defer { bytes = renderer.output }
    do {
      try renderer.run(program.templates[index])
    } catch {
      renderer.output.removeSubrange(count...)
      throw error
    }
  }

  /// Renders a template, or a single text, to a string: for messages and plain text.
  public func text(
    _ name: String, _ context: Object = Object(), escaping: Escaping
  ) throws(RenderError) -> String {
    var bytes: [UInt8] = []
    try render(name, context, escaping: escaping, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
