import Store
import Synchronization

/// Answers to visitors who are nobody in particular, kept while the files they were made from are
/// as they were. Each use looks at those files' state; nothing is assumed to be unchanged.
final class AnswerCache: Sendable {
  private struct Entry {
    let bytes: [UInt8]
    let route: String
    let stamps: [Stamp]
  }

  private struct Contents {
    var entries: [String: Entry] = [:]
    var size = 0
  }

  /// Bytes of all answers together; beyond that the cache begins anew.
  private static let limit = 8_000_000
  private let contents = Mutex(Contents())

  func answer(to key: String, _ store: Store) -> (bytes: [UInt8], route: String)? {
    guard let entry = contents.withLock({ $0.entries[key] }) else { return nil }
    return store.areCurrent(entry.stamps) ? (entry.bytes, entry.route) : nil
  }

  func keep(_ bytes: [UInt8], route: String, for key: String, _ stamps: [Stamp]) {
    guard key.utf8.count < 1_000, stamps.allSatisfy(\.isSettled) else { return }
    let size = bytes.count + key.utf8.count + stamps.count * 200
    contents.withLock { contents in
      if contents.size + size > Self.limit { contents = Contents() }
      if contents.entries.updateValue(
        Entry(bytes: bytes, route: route, stamps: stamps), forKey: key) == nil
      {
        contents.size += size
      }
    }
  }
}

extension Site {
  /// Names all that an answer to nobody in particular depends on, besides files; nil when the request
  /// is not so simple.
  func cacheKey(_ value: (String) -> String?) -> String? {
    guard value("REQUEST_METHOD") == "GET", value("TINTYPE_ERROR") == nil,
      value("HTTP_AUTHORIZATION") == nil,
      let uri = value("REQUEST_URI"),
      value("HTTP_COOKIE").map({ !$0.contains(CookieName.session.rawValue) }) ?? true
    else { return nil }
    return "\(uri)\n\(value("HTTP_ACCEPT") ?? "")\n\(value("HTTP_ACCEPT_LANGUAGE") ?? "")"
  }
}
