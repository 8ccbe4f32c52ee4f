import System

/// Sorts lines by sequence with a bounded part of them in memory: the rest waits in files, each sorted.
struct SortedRuns<Line: JournalLine> {
  /// Bytes of lines in memory.
  private static var limit: Int { 8 << 20 }

  private let disk: any Disk
  private var waiting: [UInt8] = []
  private var index: [(sequence: Int64, range: Range<Int>)] = []
  private var count = 0

  init(_ disk: any Disk) {
    self.disk = disk
  }

  mutating func add(_ line: Line) throws {
    let start = waiting.count
    waiting += line.bytes
    index.append((line.sequence, start..<waiting.count))
    if waiting.count > Self.limit { try spill() }
  }

  /// All lines in order, equal ones once.
  mutating func merge(_ take: (ArraySlice<UInt8>) throws -> Void) throws {
    try spill()
    let runs = try (0..<count).map { try Run<Line>(disk, Self.path($0)) }
    var last: [UInt8] = []
    while let next = runs.filter({ $0.head != nil }).min(by: { $0.sequence < $1.sequence }),
      let line = next.head
    {
      if line != last { try take(line[...]) }
      last = line
      try next.advance()
    }
  }

  func remove() {
    for number in 0..<count { try? disk.remove(Self.path(number)) }
  }

  /// Removes what whoever was killed has left.
  static func removeUnfinished(_ disk: any Disk) throws {
    var number = 0
    while try disk.status(path(number)) != nil {
      try disk.remove(path(number))
      number += 1
    }
  }

  private mutating func spill() throws {
    if index.isEmpty { return }
    index.sort { $0.sequence < $1.sequence }
    count += 1
    var file = try LineWriter(disk, Self.path(count - 1), mode: 0o600)
    for (_, range) in index { try file.write(line: waiting[range]) }
    try file.flush()
    waiting.removeAll(keepingCapacity: true)
    index.removeAll(keepingCapacity: true)
  }

  private static func path(_ number: Int) -> String { ".\(Line.path).run-\(number)" }
}

/// One sorted file, read from its beginning.
private final class Run<Line: JournalLine> {
  private let file: Descriptor
  private var offset: Int64 = 0
  private var block: [UInt8] = []
  private var position = 0
  private(set) var head: [UInt8]?
  private(set) var sequence = Int64.min

  init(_ disk: any Disk, _ path: String) throws {
    file = try disk.open(path)
    try advance()
  }

  func advance() throws {
    while true {
      if let feed = block[position...].firstIndex(of: 0x0A) {
        let line = block[position..<feed]
        position = feed + 1
        guard let sequence = Line(line)?.sequence else { continue }
        head = Array(line)
        self.sequence = sequence
        return
      }
      let more = try file.read(at: offset, count: 65_536)
      if more.isEmpty {
        head = nil
        return
      }
      offset += Int64(more.count)
      block = Array(block[position...]) + more
      position = 0
    }
  }
}
