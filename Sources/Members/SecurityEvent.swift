import Sodium
import Store
import System

/// Something that whoever looks after the site's safety wants to know of.
public enum SecurityEvent: Sendable, Equatable {
  case signedIn, signInFailed, signedOut
  case joined, invited, confirmed, deleted
  case passwordRefused, passwordChanged, passwordReset, addressChanged, resetAsked
  case sessionsEnded
  case tokenMade, tokenRevoked, tokenRefused
  case roleChanged, suspended, restored
  case formRefused
  /// Something that this visitor may not do.
  case accessRefused
  case tooMany(Limit)

  /// As it stands in the log, such as `sign-in-failed`.
  var name: String {
    switch self {
    case .tooMany(let limit): "too-many-\(limit.rawValue)"
    default:
      "\(self)".reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
  }
}

/// Lines of `key=value` (logfmt) about what concerns safety: `log/security.log`. No names, addresses or
/// secrets: a member is their uid, a client a word that changes every day.
extension Members {
  private static let securityLog = "log/security.log"

  /// Writes an event down. Never throws: what is told of happens all the same.
  public func record(
    _ event: SecurityEvent, _ member: MemberID? = nil, client: Client? = nil,
    request: String? = nil
  ) {
    let now = Clock.milliseconds()
    var fields = ["time=\(Clock.isoText(now))", "event=\(event.name)"]
    if let member { fields.append("uid=\(member)") }
    if let client { fields.append("client=\(code(client, day: now / 86_400_000))") }
    if let request { fields.append("request=\(request)") }
    let line = fields.joined(separator: " ") + "\n"
    do {
      try store.disk.append(Self.securityLog, mode: 0o600).write(Array(line.utf8))
    } catch { Log.write("security log: \(error): \(line)") }
  }

  /// Begins a new file each month, `security-2026-11.log` being what November's has become, and removes
  /// what is older than so many days.
  public func turnSecurityLog(keepingDays days: Int) throws {
    try store.locked("security-log") {
      let disk = store.disk
      let month = { (milliseconds: Int64) in String(Clock.isoText(milliseconds).prefix(7)) }
      if let bytes = try disk.read(Self.securityLog, at: 0, count: 12), bytes.count == 12 {
        let begun = String(decoding: bytes.dropFirst("time=".count), as: UTF8.self)
        if begun != month(Clock.milliseconds()) {
          try disk.rename(Self.securityLog, to: "log/security-\(begun).log")
        }
      }
      for name in try disk.list("log") where name.hasPrefix("security-") {
        let path = "log/\(name)"
        guard let status = try disk.status(path) else { continue }
        let age = Clock.milliseconds() - status.modified / 1_000_000
        if age > Int64(days) * 86_400_000 { try disk.remove(path) }
      }
    }
  }

  private func code(_ client: Client, day: Int64) -> String {
    let code = key.code(Array("client of a day\0\(day)\0\(client.text)".utf8))
    return Encoding.hexadecimal(Array(code.prefix(6)))
  }
}
