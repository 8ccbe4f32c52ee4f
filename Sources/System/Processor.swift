import Glibc

public enum Processor {
  /// How many processors this machine has for us. `sysconf(3)`, `_SC_NPROCESSORS_ONLN`
  public static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
