import CSystem
import Glibc

/// A file without a name, gone when it goes out of use. `mkostemp(3)`
public struct TemporaryFile: ~Copyable {
  public let descriptor: Descriptor

  /// In the folder that the environment's `TMPDIR` names, or in `/var/tmp`.
  public init() throws(SystemError) {
    let folder = Environment.value(of: "TMPDIR") ?? "/var/tmp"
    var path = Array("\(folder)/tintype.XXXXXX".utf8CString)
    descriptor = Descriptor(owning: try checked("mkostemp") { unsafe tt_temporary_file(&path) })
    _ = unsafe unlink(path)
  }

  /// Its descriptor, to be closed by whoever takes it.
  public consuming func release() -> Descriptor { descriptor }
}
