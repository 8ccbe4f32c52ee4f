import Sodium
import Store
import System

/// A try that was counted.
public struct Attempt {
  fileprivate let members: Members
  fileprivate let counters: [Counter]
}

/// How often something was tried: `attempts/<limit>-<code>.json`, where the code tells nobody whose.
private struct Counter {
  let key: Key
  let allowance: Limit.Allowance
  /// Whether success makes all tries forgotten, and not only the one that succeeded.
  let isAccount: Bool
}

extension Members {
  /// Counts a try before it is made, so that many at once are counted too, in this process and others.
  ///
  /// `account` is what is tried, as `countedAccount` writes it.
  /// Throws `TooMany`, having counted nothing, while it is too early.
  public func attempt(_ limit: Limit, account: String?, client: Client) throws -> Attempt {
    var counters = [counter(limit, "client", client.text, limit.client)]
    if let site = client.site { counters.append(counter(limit, "site", site, limit.site)) }
    if let account { counters.append(counter(limit, "account", account, limit.account)) }
    try store.transaction(counters.map(\.key)) { transaction in
      let now = Clock.milliseconds()
      let documents = try counters.map { try transaction.getOrBegin($0.key) }
      let waits = zip(counters, documents).map { $0.wait($1, now) }
      if let wait = waits.max(), wait > 0 { throw TooMany(retryAfter: Int(wait + 999) / 1_000) }
      for (counter, var document) in zip(counters, documents) {
        document["count"] = .integer(Int64(counter.count(document, now) + 1))
        document["last"] = .integer(now)
        try transaction.put(counter.key, document, secret: true)
      }
    }
    return Attempt(members: self, counters: counters)
  }

  private func counter(
    _ limit: Limit, _ kind: String, _ subject: String, _ allowance: Limit.Allowance
  ) -> Counter {
    let code = key.code(Array("attempts\0\(limit.rawValue)\0\(kind)\0\(subject)".utf8))
    let name = Encoding.hexadecimal(Array(code.prefix(16)))
    return Counter(
      key: Key("\(Self.attempts)/\(limit.rawValue)-\(name).json", trusted: ()),
      allowance: allowance, isAccount: kind == "account")
  }

  private static let attempts = "attempts"
  /// Milliseconds after which every counter has long given all of its tries back.
  private static let attemptsAge: Int64 = 14 * 86_400_000

  /// Removes the counters that say nothing any more.
  public func sweepAttempts() throws {
    let isOld = { (path: String) in
      try store.disk.status(path).map {
        Clock.milliseconds() - $0.modified / 1_000_000 > Self.attemptsAge
      } ?? false
    }
    try store.disk.list(Self.attempts) { name in
      let path = "\(Self.attempts)/\(name)"
      guard let key = Key(path), try isOld(path) else { return }
      try store.transaction([key]) { if try isOld(path) { try $0.delete(key) } }
    }
  }
}

extension Counter {
  /// The tries that count still.
  func count(_ document: JSONObject, _ now: Int64) -> Int {
    let count = Int(clamping: document["count"]?.integer ?? 0)
    let rested = (now - (document["last"]?.integer ?? 0)) / allowance.rest
    return max(0, count - Int(clamping: max(0, rested)))
  }

  /// Milliseconds until the next try; 0: now.
  func wait(_ document: JSONObject, _ now: Int64) -> Int64 {
    // A clock that was set back makes nobody wait for longer than once.
    let since = max(0, now - (document["last"]?.integer ?? 0))
    return max(0, allowance.delay(after: count(document, now)) - since)
  }
}

extension Attempt {
  /// Says that it was no guess. What was tried is forgotten; of those from the client, this one.
  public func succeeded() throws {
    try members.store.transaction(counters.map(\.key)) { transaction in
      for counter in counters {
        guard var document = try transaction.get(counter.key) else { continue }
        let count = document["count"]?.integer ?? 0
        if counter.isAccount || count <= 1 {
          try transaction.delete(counter.key)
        } else {
          document["count"] = .integer(count - 1)
          try transaction.put(counter.key, document, secret: true)
        }
      }
    }
  }
}
