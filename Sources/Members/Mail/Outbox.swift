import Store
import System

/// How it stands with the letters that have not been sent.
public struct Outbox: Sendable, Equatable {
  public var waiting = 0
  public var failed = 0
  /// When the oldest of those that wait was posted, in milliseconds since 1970; nil when none waits.
  public var oldest: Int64?
}

extension Members {
  /// Milliseconds that a letter stays in `outbox/` at most, sent or not: nobody wants older ones.
  private static let outboxLife: Int64 = 14 * 86_400_000

  /// Puts a letter into `outbox/`, durable when this returns: whatever happens, it is sent later, unless the
  /// `member` of whose account it tells is deleted before.
  public func post(_ letter: Letter, of member: MemberID?) throws {
    let entry = OutboxEntry(letter, of: member, at: Clock.milliseconds())
    try store.transaction([entry.name.key]) { transaction in
      try transaction.create(entry.name.key, entry.document, secret: true)
    }
  }

  /// Counts the letters that have not been sent.
  public func outbox() throws -> Outbox {
    var outbox = Outbox()
    try store.disk.list(OutboxEntry.folder) { name in
      guard let name = OutboxName(name) else { return }
      if name.hasFailed { return outbox.failed += 1 }
      outbox.waiting += 1
      outbox.oldest = min(outbox.oldest ?? name.posted, name.posted)
    }
    return outbox
  }

  /// The letters that have not been sent, oldest first, at most so many.
  public func outboxEntries(limit: Int = 1_000) throws -> [OutboxEntry] {
    try outboxNames().prefix(limit).compactMap(outboxEntry)
  }

  /// Lets every letter be tried at once and from the beginning, failed ones too. Returns how many.
  public func retryOutbox() throws -> Int {
    var count = 0
    for name in try outboxNames() {
      guard var entry = try outboxEntry(name) else { continue }
      entry.retry()
      try change(name, to: entry)
      count += 1
    }
    return count
  }

  /// The state of the folder, which changes with every letter that is posted, removed or written anew.
  public func outboxStamp() throws -> Stamp {
    try store.stamp(Key(OutboxEntry.folder, trusted: ()))
  }

  /// Removes letters that are too old to be wanted. Returns how many.
  @discardableResult
  public func sweepOutbox() throws -> Int {
    let limit = Clock.milliseconds() - Self.outboxLife
    let old = try outboxNames().filter { $0.posted < limit }
    for name in old { try store.deleteFile(name.key) }
    return old.count
  }

  /// Removes the letters that tell of a member's account, to whomever they go.
  func deleteLetters(of member: MemberID) throws {
    for name in try outboxNames() where try outboxEntry(name)?.member == member {
      try store.deleteFile(name.key)
    }
  }

  func outboxNames() throws -> [OutboxName] {
    try store.disk.list(OutboxEntry.folder).sorted().compactMap { OutboxName($0) }
  }

  /// Nil when it is gone, or cannot be read: `tintype check` tells of that.
  func outboxEntry(_ name: OutboxName) throws -> OutboxEntry? {
    do {
      return try store.get(name.key).flatMap { OutboxEntry($0, name: name) }
    } catch is StoreError { return nil }
  }

  /// Writes an entry in the place of the one of that name, unless that has been sent meanwhile: then it
  /// is not to come back.
  func change(_ name: OutboxName, to entry: OutboxEntry) throws {
    let key = entry.name.key
    try store.transaction([key, name.key]) { transaction in
      guard let revision = try transaction.get(name.key)?.revision else { return }
      let document = entry.document
      // Whatever comes between the two steps, one that has failed is not taken for one that waits.
      if entry.hasFailed {
        if name.key != key { try store.moveFolder(name.key, to: key) }
        try transaction.replace(key, document, revision: revision, secret: true)
      } else {
        try transaction.replace(name.key, document, revision: revision, secret: true)
        if name.key != key { try store.moveFolder(name.key, to: key) }
      }
    }
  }
}
