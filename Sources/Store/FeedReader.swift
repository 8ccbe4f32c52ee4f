import System

/// Reads the lines of the feed from its end, and finds a place in it by halving.
struct FeedReader {
  private static let blockSize: Int64 = 16_384

  private let disk: any Disk
  private let size: Int64

  init(_ disk: any Disk) throws {
    self.disk = disk
    size = try disk.status(Feed.path)?.size ?? 0
  }

  /// The last readable entry, and whether the file ends in the middle of a line.
  func tail() throws -> (last: Feed.Entry?, isTorn: Bool) {
    guard size > 0 else { return (nil, false) }
    var last: Feed.Entry?
    try lines(before: size) { line in
      last = Self.entry(line)
      return last == nil
    }
    return (last, try read(size - 1, 1) != [0x0A])
  }

  func backwards(before cursor: Int64?, _ take: (Feed.Entry) throws -> Bool) throws {
    let end = try cursor.map(position) ?? size
    try lines(before: end) { line in
      guard let entry = Self.entry(line) else { return true }
      return try take(entry)
    }
  }

  /// The offset of the first line whose sequence is `cursor` or more.
  private func position(_ cursor: Int64) throws -> Int64 {
    var low: Int64 = 0
    var high = size
    while low < high {
      let middle = low + (high - low) / 2
      // The first whole line at or after `middle`, skipping unreadable ones.
      guard let (start, end, entry) = try firstEntry(from: middle, before: high) else {
        high = middle
        continue
      }
      if entry.sequence >= cursor {
        high = min(middle, start)
      } else {
        low = end
      }
    }
    return low
  }

  private func firstEntry(
    from offset: Int64, before limit: Int64
  ) throws -> (start: Int64, end: Int64, entry: Feed.Entry)? {
    var start = try lineStart(atOrAfter: offset)
    while start < limit {
      let line = try self.line(at: start)
      let end = start + Int64(line.count) + 1
      if let entry = Self.entry(line[...]) { return (start, end, entry) }
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

  /// Lines that end before `end`, last first, until `take` returns false.
  private func lines(before end: Int64, _ take: (ArraySlice<UInt8>) throws -> Bool) throws {
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

  private func read(_ offset: Int64, _ count: Int) throws -> [UInt8] {
    try disk.read(Feed.path, at: offset, count: count) ?? []
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> Feed.Entry? {
    Feed.Entry(bytes: Array(line))
  }
}

extension Feed.Entry {
  /// Reads a line of the feed; nil for any other.
  public init?(line: String) {
    self.init(bytes: Array(line.utf8))
  }

  fileprivate init?(bytes: [UInt8]) {
    guard let value = try? JSONParser.parse(bytes), let sequence = value["seq"]?.integer,
      let member = value["uid"]?.text, let photo = value["photo"]?.text
    else { return nil }
    self.init(sequence: sequence, member: member, photo: photo)
  }
}
