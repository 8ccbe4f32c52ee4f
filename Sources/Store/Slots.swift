import System

/// A bound, across all processes on a tree, on how many do the same costly thing at once.
public struct Slots: Sendable {
  private let disk: any Disk
  private let name: String
  private let count: Int

  /// `count` slots, which are lock files `name-0`, `name-1`, …
  public init(disk: any Disk, name: String, count: Int) {
    self.disk = disk
    self.name = name
    self.count = max(1, count)
  }

  /// Runs `body` in a free slot; nil when none came free within `patience` milliseconds.
  public func run<Result>(
    patience: Int, _ body: () throws -> Result
  ) throws -> Result? {
    let deadline = Clock.elapsed() + Int64(patience)
    while true {
      for index in 0..<count {
        if let lock = try disk.lock(Locks.path("\(name)-\(index)"), wait: false) {
          defer { withExtendedLifetime(lock) {} }
          return try body()
        }
      }
      if Clock.elapsed() >= deadline { return nil }
      Clock.sleep(milliseconds: 5)
    }
  }
}
