extension Renderer {
  /// The value of a name: the first part from the innermost context that has it, the others from
  /// the value before, null where one fails.
  func lookUp(_ number: Int32) -> Value {
    let path = program.paths[Int(number)]
    if path.start == path.end { return stack.last ?? .null }
    let first = path.isLocal ? local(program.parts[path.start]) : inner(program.parts[path.start])
    guard var value = first else { return .null }
    for index in path.start + 1..<path.end {
      guard case .object(let object) = value, let next = object[program.parts[index]] else {
        return .null
      }
      value = next
    }
    return value
  }

  private func inner(_ key: HashedName) -> Value? {
    var index = stack.count - 1
    while index >= 0 {
      if case .object(let object) = stack[index], let value = object[key] { return value }
      index -= 1
    }
    return nil
  }

  private func local(_ key: HashedName) -> Value? {
    guard case .object(let object) = stack.last else { return nil }
    return object[key]
  }

  /// Shows a value; lists, objects, null and booleans show nothing but `true` and `false`.
  mutating func append(_ value: Value, escaped: Bool) {
    switch value {
    case .text(let text):
      if escaped {
        Escaping.append(text, to: &output)
      } else {
        output.append(contentsOf: text.utf8)
      }
    case .number(let number): output.append(contentsOf: String(number).utf8)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .null, .list, .object: break
    }
  }
}
