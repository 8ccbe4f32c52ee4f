import Glibc
import System

/// A child like those of the imager, but for the seal and the limits.
enum Unsealed {
  /// Follows the orders in the file at `path`, in a copy of this process, and writes the reply to
  /// descriptor 1; ends as the copy did.
  static func run(_ path: String) -> Never {
    let picture = unsafe open(path, O_RDWR)
    guard picture >= 0, case .some(let side) = try? ChildProcess.fork() else {
      CurrentProcess.exitNow(70)
    }
    switch side {
    case .child:
      let reply = Orders(picture: picture).follow()
      let written: Void? = try? Descriptor(owning: 1).write(reply)
      CurrentProcess.exitNow(written == nil ? 74 : 0)
    case .parent(let child):
      if case .exited(let code)? = try? child.wait() { CurrentProcess.exitNow(code) }
      CurrentProcess.exitNow(71)
    }
  }
}
