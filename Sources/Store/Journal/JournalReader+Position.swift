extension JournalReader {
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
      let (bytes, end) = try self.line(at: start)
      if let line = Line(bytes[...]) { return (start, end, line) }
      start = end
    }
    return nil
  }

  private func lineStart(atOrAfter offset: Int64) throws -> Int64 {
    offset == 0 ? 0 : try line(at: offset - 1).end
  }

  /// The bytes from `start` to the next line feed or the end, and where the next line begins.
  private func line(at start: Int64) throws -> (bytes: [UInt8], end: Int64) {
    var collected: [UInt8] = []
    var offset = start
    while offset < size {
      let block = try read(offset, 512)
      if let feed = block.firstIndex(of: 0x0A) {
        return (collected + block[..<feed], offset + Int64(feed) + 1)
      }
      if block.isEmpty { break }
      offset += Int64(block.count)
      if collected.count < Self.longest { collected += block }
    }
    return (collected, offset + 1)
  }
}
