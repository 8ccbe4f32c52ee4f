import Store
import System

/// Part of a list of members, newest first.
public struct MemberPage: Sendable {
  public let members: [Member]
  /// The cursor for the page of older ones; nil when there are none.
  public let older: Int64?
  /// The cursor for the page of newer ones; nil when there are none.
  public let newer: Int64?
  /// The state of every file that it was made from.
  public let sources: [Stamp]
}

extension Members {
  /// Members with a photo, the newest photo first, from those published before `cursor`; the newest of
  /// all when it is nil.
  public func gallery(
    before cursor: Int64?, count: Int, for viewer: Viewer = .stranger
  ) throws -> MemberPage {
    var page = Walk<Publication>(self, for: viewer, count: count, sources: [try feed.stamp()])
    try feed.read(before: cursor) { try page.take($0) }
    guard let cursor else { return page.result(older: page.next, newer: nil) }
    // Of an empty page, the newer ones are those from the cursor on.
    let newest = page.found.first?.sequence ?? max(cursor, 1) - 1
    var newer = Walk<Publication>(self, for: viewer, count: 0, sources: page.sources)
    try feed.read(after: newest) { try newer.take($0) }
    page.sources = newer.sources
    return page.result(older: page.next, newer: newer.hasMore ? newest : nil)
  }

  /// Of the members whose photo was published after `cursor`, those nearest to it; the newest first.
  public func gallery(
    after cursor: Int64, count: Int, for viewer: Viewer = .stranger
  ) throws -> MemberPage {
    var page = Walk<Publication>(self, for: viewer, count: count, sources: [try feed.stamp()])
    try feed.read(after: cursor) { try page.take($0) }
    let oldest = page.found.first?.sequence ?? cursor.addingReportingOverflow(1).partialValue
    var older = Walk<Publication>(self, for: viewer, count: 0, sources: page.sources)
    try feed.read(before: oldest) { try older.take($0) }
    page.sources = older.sources
    page.found.reverse()
    return page.result(older: older.hasMore ? oldest : nil, newer: page.next)
  }

  /// The member, or nil when there is none, or only a document that somebody has broken: one of them
  /// does not take the others' page away.
  public func readable(_ id: MemberID) throws -> Member? {
    do { return try member(id) } catch let error as StoreError {
      Log.write("users/\(id).json cannot be read: \(error)")
      return nil
    }
  }
}
