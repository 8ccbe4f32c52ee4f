import CNettle

/// AES with a key of 256 bits. `nettle_aes256_encrypt`
public enum AES256 {
  /// `bytes` in counter mode, beginning at a counter of zero; deciphers as well. The key has 32 bytes.
  public static func counterMode(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    precondition(key.count == Int(AES256_KEY_SIZE))
    var state = aes256_ctx()
    unsafe nettle_aes256_set_encrypt_key(&state, key)
    var counter = [UInt8](repeating: 0, count: Int(AES_BLOCK_SIZE))
    var result = [UInt8](repeating: 0, count: bytes.count)
    unsafe tt_aes256_ctr(&state, &counter, bytes.count, &result, bytes)
    return result
  }
}
