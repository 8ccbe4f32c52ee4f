import System

/// Overwriting what lines tell of a member, where it must be gone before the next compaction.
///
/// Of a journal of columns with tabs between, the second being the member's identifier.
extension Journal {
  private static var blockSize: Int { 126_976 }
  /// The members whose lines were overwritten while the journal was being written again.
  private static var notes: String { ".\(Line.path).blanked" }

  /// Overwrites with spaces what stands after the identifier in the lines of a member, but for the line with
  /// the number `kept`. Takes one pass over the file.
  ///
  /// A line keeps its length and its place; it must not count any more, so that it does not matter to whoever
  /// reads at this moment how much of it is left.
  public func blank(_ member: String, keeping kept: Int64? = nil) throws {
    try locked {
      let lock = try store.lockIfFree(Self.rewriting)
      defer { withExtendedLifetime(lock) {} }
      // Whoever is writing the journal again has the lines already, and does the same to their file.
      if lock == nil { try note(member, kept) } else { try removeUnfinished() }
      try blank(member, keeping: kept, in: Line.path)
    }
  }

  /// Overwrites in the file at `path` what was overwritten since `forgetNotes`.
  func blankNoted(in path: String) throws {
    var notes = LineReader(store.disk, Self.notes)
    while let line = try notes.next() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      try blank(String(parts[0]), keeping: Int64(parts[1]), in: path)
    }
    try forgetNotes()
  }

  func forgetNotes() throws {
    if try store.disk.status(Self.notes) != nil { try store.disk.remove(Self.notes) }
  }

  private func note(_ member: String, _ kept: Int64?) throws {
    let line = "\(member)\t\(kept.map(String.init) ?? "")\n"
    try store.disk.append(Self.notes, mode: Line.mode).write(Array(line.utf8))
  }

  private func blank(_ member: String, keeping kept: Int64?, in path: String) throws {
    let identifier = Array("\t\(member)\t".utf8)
    let kept = kept.map { Array("\($0)".utf8) }
    var offset: Int64 = 0
    while let block = try store.disk.read(path, at: offset, count: Self.blockSize), !block.isEmpty {
      // The last line of a block begins the next one, if it has an end at all.
      let feed = block.count < Self.blockSize ? nil : block.lastIndex(of: 0x0A)
      let end = feed.map { $0 + 1 } ?? block.count
      var place = 0
      while let hit = block.span.firstIndex(of: identifier.span, from: place), hit < end {
        let start = block.span.lastIndex(of: 0x0A, before: hit).map { $0 + 1 } ?? 0
        let texts = hit + identifier.count..<(block.span.firstIndex(of: 0x0A, from: hit) ?? end)
        place = texts.upperBound
        // Somebody else may have it as a name.
        if block[start..<hit].contains(0x09) { continue }
        if let kept, block[start..<hit].elementsEqual(kept) { continue }
        let spaces = block[texts].map { $0 == 0x09 ? 0x09 : UInt8(ascii: " ") }
        if block[texts].elementsEqual(spaces) { continue }
        let file = try store.disk.overwrite(path, at: offset + Int64(texts.lowerBound))
        try file.write(spaces)
        try file.sync()
      }
      offset += Int64(end)
    }
  }
}
