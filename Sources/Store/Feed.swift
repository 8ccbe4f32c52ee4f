import System

/// `gallery.jsonl`: one line for each photo that was published, oldest first.
///
/// A line says that a photo was published, not that it still is: it counts only while the member's
/// document has the same photo and the same `seq`.
public struct Feed: Sendable {
  /// A publication.
  public struct Entry: Sendable, Equatable {
    /// Microseconds since 1970, strictly increasing along the feed.
    public var sequence: Int64
    public var member: String
    public var photo: String

    public init(sequence: Int64, member: String, photo: String) {
      self.sequence = sequence
      self.member = member
      self.photo = photo
    }
  }

  static let path = "gallery.jsonl"

  private let store: Store

  public init(store: Store) {
    self.store = store
  }

  /// The state of the feed's file.
  public func stamp() throws -> Stamp {
    Stamp(path: Self.path, status: try store.disk.status(Self.path))
  }

  /// Adds a publication at the end. Returns the sequence number it got.
  public func append(member: String, photo: String, colour: String) throws -> Int64 {
    try store.locked("feed") {
      let tail = try FeedReader(store.disk).tail()
      let sequence = max(
        Clock.microseconds(), (tail.last?.sequence ?? 0).addingReportingOverflow(1).partialValue)
      let line = JSONWriter.line([
        "seq": .integer(sequence), "uid": .string(member), "photo": .string(photo),
        "colour": .string(colour),
      ])
      let isNew = try store.disk.status(Self.path) == nil
      let file = try store.disk.append(Self.path, mode: 0o640)
      // A line cut short by a crash is closed, so that it spoils no other.
      try file.write((tail.isTorn ? [0x0A] : []) + line + [0x0A])
      try file.sync()
      if isNew { try store.disk.syncDirectory("") }
      return sequence
    }
  }

  /// Publications older than `cursor` (all, when nil), newest first, as far as `take` wants more.
  public func read(
    before cursor: Int64?, _ take: (Entry) throws -> Bool
  ) throws {
    try FeedReader(store.disk).backwards(before: cursor, take)
  }
}
