import Glibc
import System

/// Reads the lines of a journal from its end or from a place found by halving.
///
/// Holds the file that it opened, so that one which takes its place meanwhile does no harm.
struct JournalReader<Line: JournalLine>: ~Copyable {
  private let file: Descriptor?
  /// Bytes that there were when it was opened.
  let size: Int64

  private static var blockSize: Int64 { 16_384 }

  init(_ disk: any Disk) throws {
    do throws(SystemError) {
      let opened = try disk.open(Line.path)
      size = Int64(try MappedFile.length(of: opened.number))
      file = consume opened
    } catch {
      if error.code != ENOENT { throw error }
      size = 0
      file = nil
    }
  }

  /// The last readable line, and whether the file ends in the middle of one.
  func tail() throws -> (last: Line?, isTorn: Bool) {
    guard size > 0 else { return (nil, false) }
    var last: Line?
    try backwards(before: nil) { line in
      last = line
      return false
    }
    return (last, try read(size - 1, 1) != [0x0A])
  }

  /// Lines older than `cursor` (all, when nil), newest first, as far as `take` wants more.
  func backwards(before cursor: Int64?, _ take: (Line) throws -> Bool) throws {
    let end = try cursor.map { try position($0) } ?? size
    try lines(before: end) { bytes in
      guard let line = Line(bytes) else { return true }
      return try take(line)
    }
  }

  /// Lines newer than `cursor`, oldest first, as far as `take` wants more.
  func forwards(after cursor: Int64, _ take: (Line) throws -> Bool) throws {
    let (start, isLast) = cursor.addingReportingOverflow(1)
    if isLast { return }
    _ = try lines(from: try position(start), to: size) { bytes in
      guard let line = Line(bytes) else { return true }
      return try take(line)
    }
  }

  /// Every whole line from `start` to `end`, until `take` returns false. Returns where it stopped: after
  /// the last line feed it passed.
  func lines(
    from start: Int64, to end: Int64, _ take: (ArraySlice<UInt8>) throws -> Bool
  ) throws -> Int64 {
    var rest: [UInt8] = []
    var offset = start
    while offset < end {
      let block = try read(offset, Int(min(Self.blockSize, end - offset)))
      if block.isEmpty { break }
      offset += Int64(block.count)
      rest += block
      var from = 0
      while let feed = rest[from...].firstIndex(of: 0x0A) {
        let line = rest[from..<feed]
        from = feed + 1
        if !line.isEmpty, try !take(line) { return offset - Int64(rest.count - from) }
      }
      rest.removeFirst(from)
    }
    return offset - Int64(rest.count)
  }

  /// Lines that end before `end`, last first, until `take` returns false.
  func lines(before end: Int64, _ take: (ArraySlice<UInt8>) throws -> Bool) throws {
    var rest: [UInt8] = []
    var start = end
    while start > 0 {
      let count = min(Self.blockSize, start)
      start -= count
      rest = try read(start, Int(count)) + rest
      while let feed = rest.lastIndex(of: 0x0A) {
        let line = rest[(feed + 1)...]
        if !line.isEmpty, try !take(line) { return }
        rest.removeSubrange(feed...)
      }
    }
    if !rest.isEmpty { _ = try take(rest[...]) }
  }

  /// The offset of the first line whose sequence is `cursor` or more.
  func position(_ cursor: Int64) throws -> Int64 {
    var low: Int64 = 0
    var high = size
    while low < high {
      let middle = low + (high - low) / 2
      // The first whole line at or after `middle`, skipping unreadable ones.
      guard let (start, end, line) = try firstLine(from: middle, before: high) else {
        high = middle
        continue
      }
      if line.sequence >= cursor {
        high = min(middle, start)
      } else {
        low = end
      }
    }
    return low
  }

  /// A readable line that begins between `offset` and `limit`, the first; nil when there is none.
  func line(from offset: Int64, before limit: Int64) throws -> Line? {
    try firstLine(from: offset, before: limit)?.line
  }

  private func firstLine(
    from offset: Int64, before limit: Int64
  ) throws -> (start: Int64, end: Int64, line: Line)? {
    var start = try lineStart(atOrAfter: offset)
    while start < limit {
      let bytes = try self.line(at: start)
      let end = start + Int64(bytes.count) + 1
      if let line = Line(bytes[...]) { return (start, end, line) }
      start = end
    }
    return nil
  }

  private func lineStart(atOrAfter offset: Int64) throws -> Int64 {
    if offset == 0 { return 0 }
    return offset - 1 + Int64(try line(at: offset - 1).count) + 1
  }

  /// The bytes from `start` to the next line feed, or to the end.
  private func line(at start: Int64) throws -> [UInt8] {
    var collected: [UInt8] = []
    while start + Int64(collected.count) < size {
      let block = try read(start + Int64(collected.count), 512)
      if let feed = block.firstIndex(of: 0x0A) { return collected + block[..<feed] }
      if block.isEmpty { break }
      collected += block
    }
    return collected
  }

  func read(_ offset: Int64, _ count: Int) throws(SystemError) -> [UInt8] {
    try file?.read(at: offset, count: count) ?? []
  }
}
