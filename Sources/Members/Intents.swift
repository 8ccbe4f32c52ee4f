import Sodium
import Store
import System

/// What is about to be changed that lies in several places.
struct Intent: Sendable {
  var member: MemberID
  var photos: [PhotoID] = []
  /// Hashes of addresses that may begin or cease to be the member's.
  var addresses: [String] = []
  /// Whether the member may begin or cease to be suspended.
  var isSuspension = false
  /// Whether there may be no such member, because they are only about to join.
  var isJoining = false
}

/// Intents, written down before the change begins, so that whoever finds one after a crash can finish
/// or undo it: `staged/intent-*`.
struct Intents {
  static let prefix = "intent-"
  private static let directory = "staged"
  /// Milliseconds; no change takes as long.
  private static let patience: Int64 = 120_000

  let store: Store

  /// Writes an intent down. Returns the file's path.
  func begin(_ intent: Intent) throws -> String {
    let path = "\(Self.directory)/\(Self.prefix)\(Encoding.base64url(Random.bytes(12)))"
    let document: JSON = [
      "uid": .string(intent.member.text),
      "photos": .array(intent.photos.map { .string($0.text) }),
      "addresses": .array(intent.addresses.map { .string($0) }),
      "suspension": .bool(intent.isSuspension), "joining": .bool(intent.isJoining),
      "process": .integer(Int64(CurrentProcess.number)),
    ]
    do {
      let file = try store.disk.create(path, mode: 0o600)
      try file.write(JSONWriter.line(document))
      try file.sync()
      try store.disk.syncDirectory(Self.directory)
      return path
    } catch {
      end(path)
      throw error
    }
  }

  func end(_ path: String) {
    // A file that stays is settled again, which changes nothing.
    try? store.disk.remove(path)
  }

  /// Those whose process has gone without ending them.
  func abandoned() throws -> [(path: String, intent: Intent)] {
    try store.disk.list(Self.directory).filter { $0.hasPrefix(Self.prefix) }.compactMap { name in
      let path = "\(Self.directory)/\(name)"
      guard let status = try store.disk.status(path),
        let bytes = try store.disk.read(path, limit: 1 << 16)
      else { return nil }
      let age = Clock.milliseconds() - status.modified / 1_000_000
      let document = try? JSONParser.parse(bytes)
      let isRunning = document?["process"]?.integer.map { CurrentProcess.exists($0) } ?? false
      if isRunning, age < Self.patience { return nil }
      guard let intent = document.flatMap(Intent.init) else {
        // Cut short: what it was to announce has not begun.
        if age > Self.patience { end(path) }
        return nil
      }
      return (path, intent)
    }
  }
}

extension Intent {
  fileprivate init?(_ document: JSON) {
    guard let member = document["uid"]?.text.flatMap({ MemberID($0) }) else { return nil }
    self.member = member
    photos = (document["photos"]?.array ?? []).compactMap { $0.text.flatMap { PhotoID($0) } }
    isSuspension = document["suspension"] == .bool(true)
    isJoining = document["joining"] == .bool(true)
    addresses = (document["addresses"]?.array ?? []).compactMap(\.text)
  }
}
