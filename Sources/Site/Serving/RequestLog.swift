import HTTP
import Members
import Sodium
import Synchronization
import System

/// One line of `key=value` (logfmt) for each request, on standard error. It names the kind of address,
/// not the address, which may hold a secret or a name, and nobody but the member by their uid.
struct RequestLine {
  let id = Self.nextID()
  private let start = Clock.elapsedMicroseconds()

  func write(_ method: Method, route: String, status: Status, member: MemberID?) {
    let time = Clock.isoText(Clock.milliseconds())
    let duration = Clock.elapsedMicroseconds() - start
    var line =
      "time=\(time) request=\(id) method=\(method.logName) route=\(route) status=\(status.rawValue) us=\(duration)"
    if let member { line += " uid=\(member)" }
    Log.add(line)
  }

  private static let first = Random.bytes(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  private static let count = Atomic<UInt64>(0)

  /// Forty bits that do not come again soon, in any process; nobody's secret.
  private static func nextID() -> String {
    let number = count.add(1, ordering: .relaxed).newValue
    let bits = first &+ number &* 0x9E37_79B9_7F4A_7C15
    return Encoding.hexadecimal(
      (3..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) })
  }
}

extension Method {
  /// What a sender made up is not repeated.
  fileprivate var logName: String {
    switch self {
    case .other: "other"
    default: name
    }
  }
}
