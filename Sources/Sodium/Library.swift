import CSodium

/// Prepares libsodium once, before its first use in this process. `sodium_init`
enum Library {
  static let ready: Bool = sodium_init() >= 0
}
