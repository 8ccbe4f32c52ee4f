import Glibc
import System

extension CurrentProcess {
  /// Says on the standard error output what is wrong, and ends with 70.
  static func fail(_ words: String) -> Never {
    _ = try? Descriptor(owning: 2).write(Array("tintype-imager: \(words)\n".utf8))
    exitNow(70)
  }
}
