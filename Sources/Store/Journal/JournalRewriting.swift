import System

/// Puts another file in the journal's place while others read and add lines.
extension Journal {
  /// Microseconds for which a line stays, whatever the documents say: a line is added before the
  /// document that it speaks of is written.
  private static var grace: Int64 { 3_600_000_000 }

  /// Whether most lines that may be dropped no longer count, by a look at a few of them: as quick
  /// however long the journal is.
  public func isMostlyDead(_ counts: (Line) throws -> Bool) throws -> Bool {
    let reader = try JournalReader<Line>(store.disk)
    let end = try reader.position(Clock.microseconds() - Self.grace)
    let samples: Int64 = 64
    var dead: Int64 = 0
    for number in 0..<samples {
      if let line = try reader.line(from: end / samples * number, before: end), try !counts(line) {
        dead += 1
      }
    }
    return dead > samples / 2
  }

  /// Writes the journal again with only the lines that `counts` keeps. Returns false, having done
  /// nothing, when somebody else is at it.
  ///
  /// Those who add lines wait only while the last ones are copied.
  @discardableResult
  public func compact(_ counts: (Line) throws -> Bool) throws -> Bool {
    guard let lock = try store.disk.lock(Locks.path(Self.rewriting), wait: false) else {
      return false
    }
    defer { withExtendedLifetime(lock) {} }
    try locked { try forgetNotes() }
    let young = Clock.microseconds() - Self.grace
    let old = try JournalReader<Line>(store.disk)
    try replace { file in
      let done = try old.lines(from: 0, to: old.size) { bytes in
        if let line = Line(bytes), try line.sequence > young || counts(line) {
          try file.write(line: bytes)
        }
        return true
      }
      return { file in
        let now = try JournalReader<Line>(store.disk)
        var offset = done
        while offset < now.size {
          let bytes = try now.read(offset, Int(min(65_536, now.size - offset)))
          if bytes.isEmpty { break }
          try file.write(bytes: bytes)
          offset += Int64(bytes.count)
        }
      }
    }
    return true
  }

  /// Writes the journal again from `lines`, which calls its argument with every line that counts, in
  /// any order.
  public func rebuild(_ lines: ((Line) throws -> Void) throws -> Void) throws {
    try store.locked(Self.rewriting) {
      try locked { try forgetNotes() }
      let young = Clock.microseconds() - Self.grace
      var runs = SortedRuns<Line>(store.disk)
      defer { runs.remove() }
      try lines { try runs.add($0) }
      try replace { _ in
        { file in
          // What was published a moment ago may not have been in any document yet.
          let old = try JournalReader<Line>(store.disk)
          _ = try old.lines(from: 0, to: old.size) { bytes in
            if let line = Line(bytes), line.sequence > young { try runs.add(line) }
            return true
          }
          try runs.merge { try file.write(line: $0) }
        }
      }
    }
  }

  /// The lock of whoever writes the journal again.
  static var rewriting: String { "\(Line.path)-rewriting" }

  private static var unfinished: String { ".\(Line.path).new" }

  /// Removes what is left of a rewriting that was killed, of which lines tell too. To be called by whoever
  /// holds its lock.
  func removeUnfinished() throws {
    try SortedRuns<Line>.removeUnfinished(store.disk)
    if try store.disk.status(Self.unfinished) != nil { try store.disk.remove(Self.unfinished) }
  }

  /// Writes a file and gives it the journal's name. `write` begins it; what it returns ends it while
  /// nobody adds lines.
  private func replace(
    _ write: (inout LineWriter) throws -> (inout LineWriter) throws -> Void
  ) throws {
    let path = Self.unfinished
    do {
      var file = try LineWriter(store.disk, path, mode: Line.mode)
      let end = try write(&file)
      // Most of it is on disk before anybody has to wait.
      try file.finish()
      try locked {
        try end(&file)
        try file.finish()
        try blankNoted(in: path)
        try store.disk.rename(path, to: Line.path)
        try store.disk.syncDirectory("")
      }
    } catch {
      try? store.disk.remove(path)
      throw error
    }
  }
}
