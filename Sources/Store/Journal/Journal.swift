import System

/// What one line of a journal says.
public protocol JournalLine: Sendable {
  /// The journal's file in the tree.
  static var path: String { get }
  static var mode: UInt32 { get }

  /// Microseconds since 1970, strictly increasing along the journal.
  var sequence: Int64 { get }

  /// Reads a line without its line feed; nil when it is none of this kind.
  init?(_ bytes: ArraySlice<UInt8>)

  /// The line without its line feed.
  var bytes: [UInt8] { get }
}

/// A file to which lines are added, oldest first: an index over the members' documents.
///
/// A line tells what was so when it was added, and counts only while the member's document agrees. So
/// lines are never changed, except to overwrite one that counts no more, and the file can be made again
/// from the documents. Places in it are sequence numbers, which stay right when it is.
public struct Journal<Line: JournalLine>: Sendable {
  let store: Store

  public init(store: Store) {
    self.store = store
  }

  /// The state of the journal's file.
  public func stamp() throws -> Stamp {
    Stamp(path: Line.path, status: try store.disk.status(Line.path))
  }

  /// Adds a line at the end, durably. `line` makes it for the sequence number that it gets, which is
  /// returned.
  public func append(_ line: (Int64) -> Line) throws -> Int64 {
    try locked {
      let tail = try JournalReader<Line>(store.disk).tail()
      let sequence = max(
        Clock.microseconds(), (tail.last?.sequence ?? 0).addingReportingOverflow(1).partialValue)
      let isNew = try store.disk.status(Line.path) == nil
      let file = try store.disk.append(Line.path, mode: Line.mode)
      // A line cut short by a crash is closed, so that it spoils no other.
      try file.write((tail.isTorn ? [0x0A] : []) + line(sequence).bytes + [0x0A])
      try file.sync()
      if isNew { try store.disk.syncDirectory("") }
      return sequence
    }
  }

  /// Lines older than `cursor` (all, when nil), newest first, as far as `take` wants more.
  public func read(before cursor: Int64?, _ take: (Line) throws -> Bool) throws {
    try JournalReader(store.disk).backwards(before: cursor, take)
  }

  /// The line of this sequence number and older ones, newest first, as far as `take` wants more.
  public func read(upTo sequence: Int64, _ take: (Line) throws -> Bool) throws {
    let (next, isLast) = sequence.addingReportingOverflow(1)
    try read(before: isLast ? nil : next, take)
  }

  /// Lines newer than `cursor`, oldest first, as far as `take` wants more.
  public func read(after cursor: Int64, _ take: (Line) throws -> Bool) throws {
    try JournalReader(store.disk).forwards(after: cursor, take)
  }

  /// Runs `body` while nobody adds a line.
  func locked<Result>(_ body: () throws -> Result) throws -> Result {
    try store.locked(Line.path, body)
  }
}
