import Store
import System

/// Takes a message to a mail server, or to a program that does.
public protocol MailCarrier: Sendable {
  /// Tries once. `lock` is held while somebody sends. `isStopping` says that this process should end
  /// soon.
  func carry(
    _ entry: OutboxEntry, holding lock: borrowing FileLock, isStopping: () -> Bool
  ) throws -> MailOutcome
}

/// What became of an attempt.
public enum MailOutcome: Sendable, Equatable {
  /// Somebody else is responsible for it now.
  case sent
  /// Nobody will ever take it.
  case refused(String)
  /// Worth another try.
  case later(String)
  /// Given up because the process is to end; as if it had not been tried.
  case interrupted
}

/// What one round through the outbox has done.
public struct MailRound: Sendable, Equatable {
  public var sent = 0
  public var refused = 0
  public var postponed = 0
  /// When a letter is to be tried again, in milliseconds since 1970; nil when none waits.
  public var next: Int64?
  /// Whether nothing was done because another process sends.
  public var isElsewhere = false
}

extension Members {
  /// Sends the letters that are due, oldest first, unless another process is at it.
  ///
  /// A letter is removed as soon as it has been taken. Only a crash between these two makes it go out
  /// twice, with the same Message-ID; between any others it is neither lost nor doubled. `taken` are
  /// letters that could not be removed although they had been taken.
  public func sendWaiting(
    by carrier: any MailCarrier, taken: inout Set<String>, isStopping: () -> Bool = { false }
  ) throws -> MailRound {
    var round = MailRound()
    guard let lock = try store.lockIfFree("mail") else {
      round.isElsewhere = true
      return round
    }
    for name in try outboxNames() where !name.hasFailed {
      if isStopping() { break }
      guard let entry = try outboxEntry(name) else { continue }
      if !taken.contains(entry.id), entry.next > Clock.milliseconds() {
        round.next = min(round.next ?? entry.next, entry.next)
        continue
      }
      let outcome =
        taken.contains(entry.id)
        ? .sent : try attempt(entry, by: carrier, holding: lock, isStopping: isStopping)
      if outcome == .interrupted { break }
      try settle(entry, outcome, in: &round, taken: &taken)
    }
    return round
  }

  /// Whether a letter should be sent now.
  public func isLetterDue() throws -> Bool {
    let now = Clock.milliseconds()
    return try outboxNames().contains { name in
      try !name.hasFailed && outboxEntry(name).map { $0.next <= now } ?? false
    }
  }

  private func attempt(
    _ entry: OutboxEntry, by carrier: any MailCarrier, holding lock: borrowing FileLock,
    isStopping: () -> Bool
  ) throws -> MailOutcome {
    if let until = entry.letter.until, until <= Clock.milliseconds() {
      return .refused("its link does not work any more")
    }
    do { return try carrier.carry(entry, holding: lock, isStopping: isStopping) } catch {
      return .later("\(error)")
    }
  }

  private func settle(
    _ entry: OutboxEntry, _ outcome: MailOutcome, in round: inout MailRound,
    taken: inout Set<String>
  ) throws {
    var changed = entry
    switch outcome {
    case .sent:
      taken.insert(entry.id)
      try store.deleteFile(entry.name.key)
      taken.remove(entry.id)
      round.sent += 1
      return
    case .refused(let reason): changed.fail(reason, at: Clock.milliseconds())
    case .later(let reason): changed.postpone(reason, at: Clock.milliseconds())
    case .interrupted: return
    }
    if changed.hasFailed {
      round.refused += 1
    } else {
      round.postponed += 1
      round.next = min(round.next ?? changed.next, changed.next)
    }
    try change(entry.name, to: changed)
  }
}
