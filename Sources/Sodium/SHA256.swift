import CSodium

/// SHA-256 of bytes that come in pieces. `crypto_hash_sha256_init`, `_update`, `_final`
public struct SHA256 {
  private var state = crypto_hash_sha256_state()

  public init() {
    precondition(Library.ready)
    unsafe crypto_hash_sha256_init(&state)
  }

  public mutating func add(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer {
      _ = unsafe crypto_hash_sha256_update(&state, $0.baseAddress, UInt64($0.count))
    }
  }

  /// The hash of all that was added, 32 bytes.
  public func finish() -> [UInt8] {
    var state = state
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    unsafe crypto_hash_sha256_final(&state, &hash)
    return hash
  }
}
