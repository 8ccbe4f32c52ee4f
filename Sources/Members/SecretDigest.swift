import Sodium

extension Digest {
  /// What the tree keeps of a random secret: SHA-256 in lower-case hexadecimal.
  static func ofSecret(_ secret: some StringProtocol) -> String {
    Encoding.hexadecimal(sha256(Array(secret.utf8)))
  }
}
