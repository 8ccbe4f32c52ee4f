import HTTP
import Members
import Sodium
import System

/// One line of `key=value` (logfmt) for each request, on standard error. It names the kind of address,
/// not the address, which may hold a secret or a name, and nobody but the member by their uid.
struct RequestLine {
  let id = Encoding.hexadecimal(Random.bytes(5))
  private let start = Clock.elapsedMicroseconds()

  func write(_ method: Method, route: String, status: Status, member: MemberID?) {
    let time = Clock.isoText(Clock.milliseconds())
    let duration = Clock.elapsedMicroseconds() - start
    var line =
      "time=\(time) request=\(id) method=\(method.logName) route=\(route) status=\(status.rawValue) us=\(duration)"
    if let member { line += " uid=\(member)" }
    Log.writeLine(line)
  }
}

extension Method {
  /// What a sender made up is not repeated.
  fileprivate var logName: String {
    switch self {
    case .get, .head, .post: name
    default: "other"
    }
  }
}
