import Sodium
import Store

/// Passwords are kept as argon2id, or, until the first sign-in, as the site hashed them that a member was
/// brought over from.
extension Members {
  /// Sizes of the largest hash that was brought over; the document is there when any was.
  static let broughtHashes = Key("log/firebase-hashes.json", trusted: ())

  /// The hash of somebody who has no password.
  static let noPassword = "!"

  /// Whether a password is the one of a stored hash. Takes as long whether there is one, whichever of
  /// the two kinds it is.
  func verifies(_ password: String, _ stored: String?) throws -> Bool {
    let brought = stored.flatMap { FirebaseHash($0) }
    let own = stored.flatMap { $0.hasPrefix("$argon2id$") ? $0 : nil }
    let isOwn = PasswordHash.verify(Password.typed(password), own ?? decoy)
    guard let sample = try brought ?? broughtDecoy() else { return isOwn && own != nil }
    let isBrought = sample.matches(password)
    return brought != nil ? isBrought : isOwn && own != nil
  }

  /// Replaces a hash that was brought over, once its password is known, by one of our own, which is
  /// returned; nil when it could not be made or there is another one by now.
  func renewHash(of id: MemberID, _ password: String) throws -> String? {
    let hash = try hashed { PasswordHash.make(Password.typed(password)) }
    guard let hash else { return nil }
    return try store.transaction([id.credentials]) { transaction in
      guard var document = try transaction.get(id.credentials),
        document["password"]?.text.flatMap({ FirebaseHash($0) }) != nil
      else { return nil }
      let revision = document.revision
      document["password"] = .string(hash)
      try transaction.replace(id.credentials, document, revision: revision, secret: true)
      return hash
    }
  }

  /// Writes down that hashes of this kind are in the tree.
  func note(_ parameters: FirebaseParameters) throws {
    try store.transaction([Self.broughtHashes]) { transaction in
      var document = try transaction.get(Self.broughtHashes) ?? JSONObject()
      for (key, value) in [("cost", parameters.memoryCost), ("blockSize", parameters.rounds)] {
        document[key] = .integer(max(Int64(value), document[key]?.integer ?? 0))
      }
      try transaction.put(Self.broughtHashes, document, secret: true)
    }
  }

  private func broughtDecoy() throws -> FirebaseHash? {
    guard let sizes = try store.get(Self.broughtHashes), let cost = sizes["cost"]?.integer,
      let blockSize = sizes["blockSize"]?.integer,
      let parameters = FirebaseParameters(
        signerKey: "AAAA", saltSeparator: "", rounds: Int(blockSize), memoryCost: Int(cost))
    else { return nil }
    return FirebaseHash(parameters, salt: [0], hash: [0])
  }
}
