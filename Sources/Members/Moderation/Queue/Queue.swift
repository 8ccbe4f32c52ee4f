import Store
import System

/// Something that waits for a moderator.
public struct QueueEntry: Sendable {
  public enum Matter: Sendable {
    case report(Report)
    case held(PhotoID, HoldReason)
  }

  public let matter: Matter
  public let member: Member
  /// Since when, in milliseconds since 1970.
  public let since: Int64
}

public struct Queue: Sendable {
  /// The ones that were asked for, the oldest first.
  public let entries: [QueueEntry]
  /// How many there are in all, counting some perhaps that have just been settled.
  public let total: Int
}

/// How much waits.
public struct QueueSize: Sendable, Equatable {
  public var reports = 0
  public var held = 0
}

extension Members {
  /// Milliseconds within which an entry may be of a change that is going on.
  private static let youth: Int64 = 120_000

  public func queueSize() throws -> QueueSize {
    var size = QueueSize()
    try store.disk.list("reports") { name in
      if name.hasPrefix("held-") {
        size.held += 1
      } else if !name.hasPrefix(PhotoID.aside) {
        size.reports += 1
      }
    }
    return size
  }

  /// What waits, from the entry with the number `first` on. Entries whose matter is settled are dropped.
  public func queue(from first: Int = 0, count: Int) throws -> Queue {
    var places: [(since: Int64, key: Key)] = []
    try store.disk.list("reports") { name in
      if name.hasPrefix(PhotoID.aside) { return }
      guard let key = Key("reports/\(name)"), let since = try beginning(of: key) else { return }
      places.append((since, key))
    }
    places.sort { ($0.since, $0.key.path) < ($1.since, $1.key.path) }
    var found: [QueueEntry] = []
    for (since, key) in places.dropFirst(first) where found.count < count {
      if let entry = try entry(key, since) {
        found.append(entry)
      } else {
        try drop(key, since)
      }
    }
    return Queue(entries: found, total: places.count)
  }

  private func beginning(of key: Key) throws -> Int64? {
    guard let document = try? store.get(key) else { return nil }
    return (document["first"] ?? document["time"])?.integer
  }

  private func entry(_ key: Key, _ since: Int64) throws -> QueueEntry? {
    guard let document = try store.get(key),
      let id = document["uid"]?.text.flatMap({ MemberID($0) }), let member = try readable(id)
    else { return nil }
    if let report = Report(document) {
      guard report.isCurrent(member) else { return nil }
      return QueueEntry(matter: .report(report), member: member, since: since)
    }
    guard let photo = member.photo, photo.isHeld, photo.id.waiting == key else { return nil }
    let reason = document["why"]?.text.flatMap(HoldReason.init) ?? .moderator
    return QueueEntry(matter: .held(photo.id, reason), member: member, since: since)
  }

  private func drop(_ key: Key, _ since: Int64) throws {
    if Clock.milliseconds() - since < Self.youth { return }
    try store.transaction([key]) { transaction in
      if try entry(key, since) == nil { try transaction.delete(key) }
    }
  }
}
