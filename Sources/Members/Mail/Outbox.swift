import Sodium
import Store
import System

extension Members {
  /// Puts a letter into `outbox/`, durable when this returns: whatever happens, it is sent later.
  public func post(_ letter: Letter) throws {
    let key = Outbox.waiting(Outbox.newName())
    try store.transaction([key]) { transaction in
      try transaction.create(key, Outbox.document(letter, at: Clock.milliseconds()), secret: true)
    }
  }
}

/// The letters that wait, `outbox/<name>.json`, and those that nobody takes, `<name>.failed.json`.
enum Outbox {
  static let folder = "outbox"

  /// Names in the order of their letters' ages.
  static func newName() -> String {
    let time = String(Clock.microseconds())
    return String(repeating: "0", count: max(0, 17 - time.count)) + time + "-"
      + Encoding.hexadecimal(Random.bytes(6))
  }

  static func waiting(_ name: String) -> Key { Key("\(folder)/\(name).json", trusted: ()) }

  static func document(_ letter: Letter, at time: Int64) -> JSONObject {
    var document = JSONObject()
    document["letter"] = .string(letter.name)
    document["to"] = .string(letter.to.text)
    document["language"] = .string(letter.language)
    document["subject"] = .string(letter.subject)
    document["text"] = .string(letter.text)
    document["html"] = .string(letter.html)
    document["posted"] = .integer(time)
    return document
  }
}
