import Store
import System

/// When what is too old was last removed, `log/swept.json`, `{"time": …}`: for sites that run as plain CGI,
/// where no process stays that would do it by and by.
extension Members {
  private static let swept = Key("log/swept.json", trusted: ())
  /// Milliseconds.
  private static let sweepInterval: Int64 = 3_600_000

  public func isSweepDue() throws -> Bool {
    do {
      let time = try store.get(Self.swept)?["time"]?.integer ?? 0
      return Clock.milliseconds() - time > Self.sweepInterval
    } catch is StoreError { return true }
  }

  public func noteSweep() throws {
    try store.transaction([Self.swept]) { transaction in
      var document = try transaction.getOrBegin(Self.swept)
      document["time"] = .integer(Clock.milliseconds())
      try transaction.put(Self.swept, document, secret: true)
    }
  }
}
