import System

/// A file of lines that only grows.
public struct LineLog: Sendable {
  private let store: Store
  private let key: Key

  public init(store: Store, key: Key) {
    self.store = store
    self.key = key
  }

  /// Adds a line, or several with newlines between them, at the end, durably. Takes the lock `name` of `locks/`, and no other inside it.
  public func append(_ line: [UInt8], locking name: String) throws {
    try store.locked(name) {
      let size = try store.disk.status(key.path)?.size
      // A line cut short by a crash is closed, so that it spoils no other.
      let isTorn =
        try size.map { try $0 > 0 && store.disk.read(key.path, at: $0 - 1, count: 1) != [0x0A] }
        ?? false
      let file = try store.disk.append(key.path, mode: 0o600)
      try file.write((isTorn ? [0x0A] : []) + line + [0x0A])
      try file.sync()
      if size == nil { try store.disk.syncDirectory(key.directory) }
    }
  }
}
