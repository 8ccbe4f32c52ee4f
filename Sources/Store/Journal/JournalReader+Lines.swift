extension JournalReader {
  private static var blockSize: Int64 { 16_384 }

  /// Bytes; no line of ours comes near. What is longer is the work of a broken disk, and is not kept in
  /// memory.
  static var longest: Int { 65_536 }

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
      if rest.count > Self.longest { rest = [] }
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
      if rest.count > Self.longest { rest = [] }
    }
    if !rest.isEmpty { _ = try take(rest[...]) }
  }
}
