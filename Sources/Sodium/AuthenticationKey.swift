import CSodium

/// A key for authentication codes: HMAC-SHA-512-256. `crypto_auth`
public struct AuthenticationKey: Sendable {
  /// 32.
  public static let size = Int(crypto_auth_KEYBYTES)

  private let bytes: [UInt8]

  /// Nil unless there are exactly `size` bytes.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

  /// The code of `message`, 32 bytes.
  public func code(_ message: [UInt8]) -> [UInt8] {
    precondition(Library.ready)
    var code = [UInt8](repeating: 0, count: Int(crypto_auth_BYTES))
    unsafe crypto_auth(&code, message, UInt64(message.count), bytes)
    return code
  }

  /// Whether `code` belongs to `message`, in constant time.
  public func verifies(_ code: [UInt8], of message: [UInt8]) -> Bool {
    Digest.equal(code, self.code(message))
  }
}
