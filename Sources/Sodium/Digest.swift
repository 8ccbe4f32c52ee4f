import CSodium

public enum Digest {
  /// SHA-256, 32 bytes. `crypto_hash_sha256`
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    precondition(Library.ready)
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    unsafe crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }

  /// Whether both hold the same bytes, in a time that depends only on their length. `sodium_memcmp`
  public static func equal(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe sodium_memcmp(left, right, left.count) == 0
  }
}
