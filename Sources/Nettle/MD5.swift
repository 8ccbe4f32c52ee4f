import CNettle

/// MD5 (RFC 1321): a name for things, no protection of them. `nettle_md5_digest`
public enum MD5 {
  /// 16 bytes.
  public static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var state = md5_ctx()
    unsafe nettle_md5_init(&state)
    unsafe nettle_md5_update(&state, bytes.count, bytes)
    var digest = [UInt8](repeating: 0, count: Int(MD5_DIGEST_SIZE))
    unsafe nettle_md5_digest(&state, digest.count, &digest)
    return digest
  }
}
