/// The lines of a configuration file: `key = value`, and comments from `#` at the start of a line.
struct ConfigurationFile {
  struct Entry {
    let key: String
    let value: String
    let line: Int
  }

  let entries: [Entry]

  init(_ text: String, name: String) throws(ConfigurationError) {
    var entries: [Entry] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingSpaces
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let equals = line.firstIndex(of: "=") else {
        throw ConfigurationError(
          file: name, line: index + 1, reason: "expected key = value, found “\(line)”")
      }
      let key = line[..<equals].trimmingSpaces
      if entries.contains(where: { $0.key == key }) {
        throw ConfigurationError(file: name, line: index + 1, reason: "\(key) stands here twice")
      }
      entries.append(
        Entry(
          key: String(key), value: String(line[line.index(after: equals)...].trimmingSpaces),
          line: index + 1))
    }
    self.entries = entries
  }
}

/// A configuration that the server does not start with.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  public let file: String
  public let line: Int
  public let reason: String

  public var description: String { "\(file):\(line): \(reason)" }
}

extension Substring {
  var trimmingSpaces: Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
