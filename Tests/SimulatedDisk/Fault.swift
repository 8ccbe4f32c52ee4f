import Glibc
import System

/// What happens to a disk while it is used.
package enum Fault: Sendable {
  case none
  /// The power goes before the call with this number (from 0); every later call fails.
  case powerCut(before: Int)
  /// One call fails with this `errno`.
  case failure(at: Int, code: Int32)
  /// One attempt to take a lock fails. Those are counted apart: how many locks a change needs depends
  /// on the names of what it changes.
  case failingLock(at: Int, code: Int32)
  /// From this call on there is no room: nothing can be made or written; removing works.
  case full(from: Int, code: Int32)
  /// A program with a fault: it leaves out one call (an fsync), and the power goes before another.
  case omitting(Int, powerCut: Int)
  /// A program with a fault: it makes a call only after a later one, and the power goes before another.
  case postponing(Int, after: Int, powerCut: Int)
}

extension SimulatedDisk.State {
  /// Notes a call, and throws if it is to fail.
  mutating func note(_ call: SimulatedDisk.Call) throws(SystemError) {
    let number = calls.count
    calls.append(call)
    if isOff { throw FileTree.failure(EIO) }
    switch fault {
    case .none, .failingLock: break
    case .powerCut(let before), .omitting(_, let before), .postponing(_, _, let before):
      if number >= before {
        isOff = true
        throw FileTree.failure(EIO)
      }
      makePostponedCall(at: number)
    case .failure(let at, let code): if number == at { throw FileTree.failure(code) }
    case .full(let from, let code):
      let needsRoom = [.create, .append, .write, .makeDirectory, .link].contains(call.kind)
      if number >= from, needsRoom { throw FileTree.failure(code) }
    }
  }

  /// Notes an attempt to take a lock, and throws if it is to fail.
  mutating func noteLock() throws(SystemError) {
    locks += 1
    if isOff { throw FileTree.failure(EIO) }
    if case .failingLock(let at, let code) = fault, at == locks - 1 {
      throw FileTree.failure(code)
    }
  }

  /// Whether the fault of the program leaves the call that was just noted for later, or out.
  var skipsCall: Bool {
    switch fault {
    case .omitting(let number, _), .postponing(let number, _, _): number == calls.count - 1
    default: false
    }
  }

  /// Makes the call that was left for later, if it is due before this one.
  private mutating func makePostponedCall(at number: Int) {
    if case .postponing(_, let after, _) = fault, after == number - 1 { postponed?(&tree) }
  }
}
