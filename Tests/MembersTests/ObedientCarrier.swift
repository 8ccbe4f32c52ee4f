import Store
import Synchronization

@testable import Members

/// Does with every letter what it is told to.
final class ObedientCarrier: MailCarrier {
  private struct Broken: Error {}

  private let outcome: MailOutcome?
  private let names = Mutex<[String]>([])

  /// `nil` throws.
  init(_ outcome: MailOutcome?) { self.outcome = outcome }

  var carried: [String] { names.withLock { $0 } }

  func carry(
    _ entry: OutboxEntry, holding lock: borrowing FileLock, isStopping: () -> Bool
  ) throws -> MailOutcome {
    names.withLock { $0.append(entry.letter.name) }
    guard let outcome else { throw Broken() }
    return outcome
  }
}
