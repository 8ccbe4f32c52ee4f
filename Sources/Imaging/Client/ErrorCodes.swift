import Glibc
import System

let timedOutCode = ETIMEDOUT
let tooBigCode = EFBIG

extension SystemError {
  var isTimedOut: Bool { code == ETIMEDOUT }
  var isTooBig: Bool { code == EFBIG }
  /// The other end of a connection is gone.
  var isClosed: Bool { code == EPIPE || code == ECONNRESET || code == ENOTCONN }
}
