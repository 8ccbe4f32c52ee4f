import Store
import System

/// What somebody waits for who asked to join. The word stands in the document as `standing`, and after it
/// in the credentials as `state`.
public enum Wait: String, Sendable, CaseIterable {
  /// A moderator's word.
  case approval = "pending"
  /// Their own: that they read the mail of the address.
  case confirmation = "unconfirmed"

  var state: Credentials.State {
    switch self {
    case .approval: .pending
    case .confirmation: .unconfirmed
    }
  }
}

/// Somebody who asked to join and waits: `waiting/<uid>.json` with `{"since": …}`, which counts only if
/// the document agrees.
public struct WaitingMember: Sendable {
  public let id: MemberID
  public let wait: Wait
  /// Milliseconds since 1970.
  public let since: Int64

  static var entry: JSONObject {
    var entry = JSONObject()
    entry["since"] = .integer(Clock.milliseconds())
    return entry
  }
}

/// Somebody is asked to wait who does not wait.
public struct NotWaiting: Error, Equatable {
  public init() {}
}

extension Members {
  /// Milliseconds for which an application waits for its address to be confirmed, and a link does to
  /// confirm it.
  public static let confirmationLifetime: Int64 = 3 * 86_400_000

  /// Those who wait, longest first.
  public func waiting(for wait: Wait) throws -> [WaitingMember] {
    var found: [WaitingMember] = []
    try store.disk.list("waiting") { name in
      guard name.hasSuffix(".json"), let id = MemberID(name.dropLast(5)),
        let member = try readableWaiting(id), member.wait == wait
      else { return }
      found.append(member)
    }
    return found.sorted { ($0.since, $0.id.text) < ($1.since, $1.id.text) }
  }

  public func isWaiting(_ id: MemberID, for wait: Wait) throws -> Bool {
    try waitingMember(id)?.wait == wait
  }

  /// Nil also for one of whom nothing can be read: `tintype check` tells of that.
  private func readableWaiting(_ id: MemberID) throws -> WaitingMember? {
    do { return try waitingMember(id) } catch is StoreError { return nil }
  }

  /// Nil for one who does not wait.
  func waitingMember(_ id: MemberID) throws -> WaitingMember? {
    guard let since = try store.get(id.waiting)?["since"]?.integer,
      let wait = try store.get(id.document).flatMap(Wait.init)
    else { return nil }
    return WaitingMember(id: id, wait: wait, since: since)
  }

  /// The state that counts. That somebody waits stands in the document first, and the credentials follow:
  /// so one change lets them in.
  func state(of id: MemberID, _ credentials: Credentials) throws -> Credentials.State {
    guard credentials.wait != nil, let document = try store.get(id.document) else {
      return credentials.state
    }
    if let wait = Wait(document) { return wait.state }
    return document["standing"] == nil ? .active : .suspended
  }

  /// Removes applications that waited too long for their address to be confirmed.
  public func sweepWaiting() throws {
    let now = Clock.milliseconds()
    for member in try waiting(for: .confirmation)
    where now - member.since > Self.confirmationLifetime {
      try delete(member.id, ifWaitingFor: .confirmation)
    }
  }
}

extension Wait {
  /// Nil for the document of one who does not wait.
  init?(_ document: JSONObject) {
    guard let wait = document["standing"]?.text.flatMap(Wait.init(rawValue:)) else { return nil }
    self = wait
  }
}

extension Credentials {
  /// What the member waits for, unless the document says otherwise; nil for one who does not.
  var wait: Wait? { Wait.allCases.first { $0.state == state } }
}
