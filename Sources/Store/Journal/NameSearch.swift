import System
import Text

extension Names {
  /// Lines older than `cursor` (all, when nil) with a name that has what is searched for, newest first,
  /// as far as `take` wants more.
  public func search(
    _ query: SearchQuery, before cursor: Int64?, _ take: (NameLine) throws -> Bool
  ) throws {
    let reader = try JournalReader<NameLine>(store.disk)
    var end = try cursor.map { try reader.position($0) } ?? reader.size
    // The first page of a common name is near the end.
    var count: Int64 = 16_384
    while end > 0 {
      let start = max(0, end - count)
      let block = try reader.read(start, Int(end - start))
      let first = start == 0 ? 0 : (block.span.firstIndex(of: 0x0A, from: 0) ?? block.count) + 1
      for line in Self.hits(block.span, from: first, query).reversed() {
        if let line = NameLine(block[line]), try !take(line) { return }
      }
      // No line of ours is as long as a block.
      end = first < block.count ? start + Int64(first) : start
      // Larger ones would be memory that the system gives and takes back each time.
      count = 126_976
    }
  }

  /// The lines of a block, from a line's beginning on, whose name has what is searched for.
  private static func hits(
    _ block: Span<UInt8>, from start: Int, _ query: SearchQuery
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = start
    while let hit = block.firstIndex(of: query.needle.span, from: place) {
      let line = line(around: hit, in: block)
      place = line.upperBound + 1
      guard let name = nameColumn(of: line, in: block) else { continue }
      if hit < name.lowerBound {
        // In the number or the member's identifier.
        place = name.lowerBound
      } else if query.finds(folded: text(block.extracting(name))) {
        found.append(line)
      }
    }
    return found
  }

  private static func line(around place: Int, in block: Span<UInt8>) -> Range<Int> {
    let start = block.lastIndex(of: 0x0A, before: place).map { $0 + 1 } ?? 0
    return start..<(block.firstIndex(of: 0x0A, from: place) ?? block.count)
  }

  private static func nameColumn(of line: Range<Int>, in block: Span<UInt8>) -> Range<Int>? {
    guard let first = block.firstIndex(of: 0x09, from: line.lowerBound),
      let second = block.firstIndex(of: 0x09, from: first + 1),
      let third = block.firstIndex(of: 0x09, from: second + 1), third < line.upperBound
    else { return nil }
    return second + 1..<third
  }

  private static func text(_ bytes: Span<UInt8>) -> String {
    var copy: [UInt8] = []
    copy.append(bytes)
    return String(decoding: copy, as: UTF8.self)
  }
}
