import System

/// Sorts any number of lines in little memory: what does not fit waits in files without names.
///
/// Lines are ASCII, so that their order is that of their bytes.
public struct LineSorter: ~Copyable {
  private let limit: Int
  private var lines: [String] = []
  private var size = 0
  private var runs: [Run] = []

  /// `limit` is how many bytes of lines are kept in memory.
  public init(limit: Int = 4 << 20) {
    self.limit = limit
  }

  public mutating func add(_ line: String) throws {
    lines.append(line)
    size += line.utf8.count + 16
    if size > limit { try flush() }
  }

  /// Calls `body` with every line that was added, in order.
  public consuming func forEach(_ body: (String) throws -> Void) throws {
    lines.sort()
    if runs.isEmpty { return try lines.forEach(body) }
    try flush()
    var readers = runs.map(\.reader)
    var heads: [String?] = []
    for index in readers.indices { heads.append(try readers[index].next()) }
    while true {
      var least: Int?
      for (index, head) in heads.enumerated() {
        guard let head else { continue }
        if let found = least.flatMap({ heads[$0] }), found <= head { continue }
        least = index
      }
      guard let least, let line = heads[least] else { return }
      try body(line)
      heads[least] = try readers[least].next()
    }
  }

  private mutating func flush() throws {
    lines.sort()
    runs.append(try Run(lines))
    lines = []
    size = 0
  }
}

/// Sorted lines in a file.
private final class Run {
  private let file: TemporaryFile

  init(_ lines: [String]) throws {
    file = try TemporaryFile()
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.utf8
      bytes.append(0x0A)
    }
    try file.descriptor.write(bytes)
  }

  var reader: LineReader {
    LineReader { [self] offset, count in try file.descriptor.read(at: offset, count: count) }
  }
}
