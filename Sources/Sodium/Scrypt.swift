import CSodium

/// scrypt (RFC 7914). `crypto_pwhash_scryptsalsa208sha256_ll`
public enum Scrypt {
  /// A key of `length` bytes, with one lane; it takes 128 × `blockSize` × 2^`cost` bytes of memory.
  /// Nil when they are not there.
  public static func key(
    _ password: [UInt8], salt: [UInt8], cost: Int, blockSize: Int, length: Int
  ) -> [UInt8]? {
    precondition(Library.ready)
    var key = [UInt8](repeating: 0, count: length)
    let code = unsafe crypto_pwhash_scryptsalsa208sha256_ll(
      password, password.count, salt, salt.count, 1 << UInt64(cost), UInt32(blockSize), 1, &key,
      length)
    return code == 0 ? key : nil
  }
}
