import Sodium
import Store
import System

/// A letter in `outbox/`: it waits as `<id>.json`, and as `<id>.failed.json` nobody takes it.
public struct OutboxEntry: Sendable {
  static let folder = "outbox"

  public let id: String
  public let letter: Letter
  /// Of whose account it tells, such as who asked for a link; nil where there is no account yet or any more.
  let member: MemberID?
  /// When it was posted, and when it was first tried to send it; milliseconds since 1970.
  public let posted: Int64
  public private(set) var tried: Int64?
  /// How often it was tried.
  public private(set) var attempts: Int
  /// When it is tried again, in milliseconds since 1970; at once when that is past.
  public private(set) var next: Int64
  /// Why it has not been sent.
  public private(set) var problem: String?
  public private(set) var hasFailed: Bool

  /// A new one.
  init(_ letter: Letter, of member: MemberID?, at time: Int64) {
    id = Self.newID()
    self.letter = letter
    self.member = member
    posted = time
    attempts = 0
    next = 0
    hasFailed = false
  }

  /// Nil when the document lacks something.
  init?(_ document: JSONObject, name: OutboxName) {
    guard let letter = Letter(document) else { return nil }
    id = name.id
    hasFailed = name.hasFailed
    self.letter = letter
    member = document["uid"]?.text.flatMap { MemberID($0) }
    posted = document["posted"]?.integer ?? name.posted
    tried = document["tried"]?.integer
    attempts = Int(document["attempts"]?.integer ?? 0)
    next = document["next"]?.integer ?? 0
    problem = document["problem"]?.text
  }

  var document: JSONObject {
    var document = letter.document
    document["uid"] = member.map { .string($0.text) }
    document["posted"] = .integer(posted)
    document["tried"] = tried.map { .integer($0) }
    document["attempts"] = .integer(Int64(attempts))
    document["next"] = .integer(next)
    document["problem"] = problem.map { .string($0) }
    return document
  }

  var name: OutboxName { OutboxName(id: id, hasFailed: hasFailed) }

  /// It was not taken; it is tried again until there is no hope left.
  mutating func postpone(_ reason: String, at time: Int64) {
    attempts += 1
    tried = tried ?? time
    problem = reason
    next = time + RetryDelay.after(attempts: attempts)
    if time - (tried ?? time) >= RetryDelay.patience { hasFailed = true }
  }

  /// Nobody will ever take it.
  mutating func fail(_ reason: String, at time: Int64) {
    attempts += 1
    tried = tried ?? time
    problem = reason
    hasFailed = true
  }

  /// It begins anew, as if it had just been posted.
  mutating func retry() {
    attempts = 0
    tried = nil
    next = 0
    hasFailed = false
  }

  /// In the order of time, so that the oldest comes first in a list of names.
  private static func newID() -> String {
    let time = String(Clock.microseconds())
    return String(repeating: "0", count: max(0, OutboxName.digits - time.count)) + time + "-"
      + Encoding.hexadecimal(Random.bytes(6))
  }
}

/// The name of a letter's file.
struct OutboxName {
  static let digits = 17

  let id: String
  let hasFailed: Bool
  /// Milliseconds since 1970.
  let posted: Int64

  init(id: String, hasFailed: Bool) {
    self.id = id
    self.hasFailed = hasFailed
    posted = (Int64(id.prefix(Self.digits)) ?? 0) / 1_000
  }

  /// Nil for the name of anything else.
  init?(_ name: String) {
    guard let dot = name.firstIndex(of: "."), Int64(name.prefix(Self.digits)) != nil,
      name[..<dot].utf8.count == Self.digits + 13
    else { return nil }
    switch name[dot...] {
    case ".json": self.init(id: String(name[..<dot]), hasFailed: false)
    case ".failed.json": self.init(id: String(name[..<dot]), hasFailed: true)
    default: return nil
    }
  }

  var key: Key {
    Key("\(OutboxEntry.folder)/\(id)\(hasFailed ? ".failed" : "").json", trusted: ())
  }
}
