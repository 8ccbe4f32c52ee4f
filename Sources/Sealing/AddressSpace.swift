import System

/// How much address space this process uses.
enum AddressSpace {
  private static let pageSize = 4096

  /// Bytes, as `/proc/self/statm` says; 1 GB if that cannot be read.
  static func current() -> Int {
    guard let bytes = try? FileBytes.read("/proc/self/statm", limit: 4096),
      let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").first,
      let count = Int(pages)
    else { return 1_000_000_000 }
    return count * pageSize
  }
}
