import Sodium
import Store
import System

/// Work that changes nothing, for addresses that nobody has: what is done for those that somebody has
/// takes as long, so that the time tells nothing.
extension Members {
  /// Takes as long as making a link, and returns what looks like a token.
  public func pretendToMakeLink() throws -> String {
    let id = MemberID.random()
    let secret = Encoding.base64url(Random.bytes(32))
    var entry = JSONObject()
    entry["links"] = [["hash": .string(Invitation.id(of: secret))]]
    try pretend(entry, beside: [id.credentials])
    return "\(id.text).\(secret)"
  }

  /// Takes as long as posting a letter.
  public func pretendToPost(_ letter: Letter) throws {
    let entry = OutboxEntry(letter, of: .random(), at: Clock.milliseconds())
    try pretend(entry.document, beside: [])
  }

  /// Writes a document as durably as a real one, where nobody looks for it, and drops it.
  private func pretend(_ document: JSONObject, beside keys: [Key]) throws {
    let key = Key("staged/pretence-\(Encoding.base64url(Random.bytes(12)))", trusted: ())
    try store.transaction([key] + keys) { transaction in
      for key in keys { _ = try transaction.get(key) }
      try transaction.create(key, document, secret: true)
    }
    try? store.disk.remove(key.path)
  }
}
