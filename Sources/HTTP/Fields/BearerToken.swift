/// The token of an `Authorization: Bearer` field (RFC 6750, section 2.1).
public struct BearerToken: Sendable, Equatable {
  /// What stands behind the word: perhaps no token at all, empty, or far too long.
  public let text: String

  /// Nil for another scheme, and for no field. The scheme's name may be in any case (RFC 9110, 11.1).
  public init?(_ field: String?) {
    guard let field else { return nil }
    let bytes = Array(field.utf8).trimmingBlanks
    let scheme = bytes.prefix { !Octets.isBlank($0) }
    guard String(decoding: scheme, as: UTF8.self).lowercased() == "bearer" else { return nil }
    text = String(decoding: bytes.dropFirst(scheme.count).trimmingBlanks, as: UTF8.self)
  }
}
