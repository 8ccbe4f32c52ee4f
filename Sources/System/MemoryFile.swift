import CSystem
import Glibc

/// A file that is in memory alone, for what another process is to read and no disk may keep.
/// `memfd_create(2)`
public struct MemoryFile: ~Copyable {
  public let descriptor: Descriptor

  /// A file with `bytes` in it, to be read from its beginning.
  public init(_ bytes: [UInt8]) throws(SystemError) {
    let file = Descriptor(owning: try checked("memfd_create") { unsafe tt_memory_file("tintype") })
    try file.write(bytes)
    let number = file.number
    try checked("lseek") { lseek(number, 0, SEEK_SET) }
    descriptor = file
  }
}
