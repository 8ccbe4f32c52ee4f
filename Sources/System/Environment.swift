import CSystem
import Glibc

public enum Environment {
  /// The value of an environment variable. `getenv(3)`
  public static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Lets threads share their pools of memory, so that each does not keep what its largest request
  /// once needed. `mallopt(3)`, `M_ARENA_MAX`
  public static func shareMemoryPools() {
    mallopt(M_ARENA_MAX, 2)
  }

  /// New files get exactly the permissions they are made with, but for writing by others. `umask(2)`
  public static func normaliseFileModes() {
    umask(0o022)
  }
}
