/// The fixed set of lock files, never renamed or removed: a lock on a document itself would be lost
/// with the document's next version.
enum Locks {
  static let directory = "locks"
  private static let count: UInt64 = 256

  static func path(_ name: String) -> String { "\(directory)/\(name)" }

  /// The lock files of `keys`, each once, in the order in which everybody takes them.
  static func names(of keys: [Key]) -> [String] {
    Set(keys.map { hash($0.path) % count }).sorted().map { path("document-\($0)") }
  }

  /// FNV-1a, 64 bits: the same in every process, unlike `Hasher`.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
