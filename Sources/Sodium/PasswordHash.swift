import CSodium

/// argon2id in its string form, `$argon2id$v=19$m=…`. `crypto_pwhash_str`
public enum PasswordHash {
  /// The OWASP minimum for argon2id: 19 MiB and two passes.
  private static let passes: UInt64 = 2
  private static let memory = 19 << 20

  /// Nil when the memory for it is not there.
  public static func make(_ password: String) -> String? {
    precondition(Library.ready)
    var output = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let bytes = Array(password.utf8CString)
    let code = unsafe crypto_pwhash_str(
      &output, bytes, UInt64(bytes.count - 1), passes, memory)
    return code == 0
      ? String(decoding: output.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      : nil
  }

  /// Whether `password` is the one that `hash` was made from. `crypto_pwhash_str_verify`
  public static func verify(_ password: String, _ hash: String) -> Bool {
    precondition(Library.ready)
    let bytes = Array(password.utf8CString)
    return unsafe crypto_pwhash_str_verify(hash, bytes, UInt64(bytes.count - 1)) == 0
  }
}
