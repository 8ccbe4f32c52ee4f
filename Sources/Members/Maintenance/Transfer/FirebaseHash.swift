import Nettle
import Sodium

/// How a Firebase project hashes passwords, from its console: “Password hash parameters”.
public struct FirebaseParameters: Sendable, Equatable {
  let signerKey: [UInt8]
  let saltSeparator: [UInt8]
  /// scrypt's block size, 1 to 16.
  let rounds: Int
  /// scrypt's cost, as a power of two, 1 to 17.
  let memoryCost: Int

  /// Nil for values that cannot be.
  public init?(signerKey: String, saltSeparator: String, rounds: Int, memoryCost: Int) {
    guard let key = Encoding.base64Bytes(signerKey), !key.isEmpty,
      let separator = Encoding.base64Bytes(saltSeparator), (1...16).contains(rounds),
      (1...17).contains(memoryCost)
    else { return nil }
    self.signerKey = key
    self.saltSeparator = separator
    self.rounds = rounds
    self.memoryCost = memoryCost
  }

  /// Reads them as the console shows them, `base64_signer_key: …`, or as JSON with the same names.
  public init?(text: String) {
    func value(_ name: String) -> String? {
      guard let start = text.firstRange(of: name)?.upperBound else { return nil }
      let rest = text[start...].drop { $0 == "\"" || $0 == ":" || $0.isWhitespace }
      return String(rest.prefix { $0 != "\"" && $0 != "," && $0 != "}" && !$0.isWhitespace })
    }
    if let algorithm = value("algorithm"), algorithm != "SCRYPT" { return nil }
    guard let key = value("base64_signer_key"), let separator = value("base64_salt_separator"),
      let rounds = value("rounds").flatMap({ Int($0) }),
      let cost = value("mem_cost").flatMap({ Int($0) })
    else { return nil }
    self.init(signerKey: key, saltSeparator: separator, rounds: rounds, memoryCost: cost)
  }
}

/// A password's hash as Firebase makes it: the project's key, enciphered with a key that scrypt makes of
/// the password.
struct FirebaseHash: Equatable {
  let parameters: FirebaseParameters
  let salt: [UInt8]
  let hash: [UInt8]

  /// Nil for what is not base64.
  init?(_ parameters: FirebaseParameters, salt: String, hash: String) {
    guard let salt = Encoding.base64Bytes(salt), let hash = Encoding.base64Bytes(hash),
      !hash.isEmpty
    else { return nil }
    self.init(parameters, salt: salt, hash: hash)
  }

  init(_ parameters: FirebaseParameters, salt: [UInt8], hash: [UInt8]) {
    self.parameters = parameters
    self.salt = salt
    self.hash = hash
  }

  /// Whether the password is the one that the hash was made from.
  func matches(_ password: String) -> Bool {
    let key = Scrypt.key(
      Array(password.utf8), salt: salt + parameters.saltSeparator, cost: parameters.memoryCost,
      blockSize: parameters.rounds, length: 32)
    guard let key else { return false }
    return Digest.equal(AES256.counterMode(parameters.signerKey, key: key), hash)
  }

  private static let prefix = "$firebase-scrypt$"

  /// The form in which it is kept where other passwords' hashes are.
  var text: String {
    let parts = [salt, parameters.saltSeparator, parameters.signerKey, hash]
    return Self.prefix + "n=\(parameters.memoryCost),r=\(parameters.rounds)$"
      + parts.map(Encoding.base64url).joined(separator: "$")
  }

  /// Reads what `text` writes; nil for hashes of other kinds.
  init?(_ text: String) {
    guard text.hasPrefix(Self.prefix) else { return nil }
    let parts = text.dropFirst(Self.prefix.count).split(
      separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, let numbers = parts[0].wholeMatch(of: /n=(\d+),r=(\d+)/),
      let parameters = FirebaseParameters(
        signerKey: String(parts[3]), saltSeparator: String(parts[2]),
        rounds: Int(numbers.2) ?? 0, memoryCost: Int(numbers.1) ?? 0)
    else { return nil }
    self.init(parameters, salt: String(parts[1]), hash: String(parts[4]))
  }
}
