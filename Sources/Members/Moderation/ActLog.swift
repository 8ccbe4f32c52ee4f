import Store
import System

/// `log/moderation.jsonl`: every act of moderators and administrators, in the order in which they were
/// begun. It is only added to.
struct ActLog {
  private static let key = Key("log/moderation.jsonl", trusted: ())
  /// Bytes looked at for one page.
  private static let window: Int64 = 65_536

  let store: Store

  func append(_ act: Act) throws {
    try LineLog(store: store, key: Self.key)
      .append(JSONWriter.line(act.line(at: Clock.milliseconds())), locking: "moderation")
  }

  /// The acts before the byte `cursor`, the newest first, and the cursor of those before them.
  func acts(before cursor: Int64?) throws -> (acts: [Act], older: Int64?) {
    let size = try store.disk.status(Self.key.path)?.size ?? 0
    let end = min(cursor ?? size, size)
    let start = max(0, end - Self.window)
    let bytes = try store.disk.read(Self.key.path, at: start, count: Int(end - start)) ?? []
    // A line that begins before the window belongs to the page before.
    let first = start == 0 ? 0 : (bytes.firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
    let acts = bytes[first...].split(separator: 0x0A).compactMap { line in
      (try? JSONParser.parse(Array(line))).flatMap(Act.init)
    }
    return (acts.reversed(), start == 0 ? nil : start + Int64(first))
  }
}

extension Members {
  /// Writes down that an act begins: one that is not written down must not happen.
  public func log(_ act: Act) throws {
    try ActLog(store: store).append(act)
  }

  /// What was done, the latest first, before the place `cursor` of the log, and the cursor for what
  /// was done before; nil at the end.
  public func acts(before cursor: Int64? = nil) throws -> (acts: [Act], older: Int64?) {
    try ActLog(store: store).acts(before: cursor)
  }
}
