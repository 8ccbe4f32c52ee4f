import System

/// JSON documents and write-once files by key, durable when a call returns.
///
/// A file is written under a name of its own, synced, given its real name and its directory synced; so
/// after a crash each document is as it was before or after a change, never between.
public struct Store: Sendable {
  /// No document of ours comes near; a larger file is not read into memory.
  public static let documentLimit = 1 << 20

  public let disk: any Disk

  public init(disk: any Disk) {
    self.disk = disk
  }

  /// The document at `key`; nil when there is none.
  public func get(_ key: Key) throws -> JSONObject? {
    do {
      guard let bytes = try disk.read(key.path, limit: Self.documentLimit) else { return nil }
      return try Self.document(bytes, key)
    } catch let error as SystemError where error.isOddFile {
      throw StoreError.unreadable(key, JSONError(reason: .noFile, offset: 0))
    }
  }

  static func document(_ bytes: [UInt8], _ key: Key) throws -> JSONObject {
    let value: JSON
    do throws(JSONError) { value = try JSONParser.parse(bytes) } catch {
      throw StoreError.unreadable(key, error)
    }
    guard case .object(let object) = value else {
      throw StoreError.unreadable(key, JSONError(reason: .unexpectedByte, offset: 0))
    }
    return object
  }

  /// Runs `body` while nobody else, in this process or another, changes the documents at `keys`.
  @discardableResult
  public func transaction<Result>(
    _ keys: [Key], _ body: (Transaction) throws -> Result
  ) throws -> Result {
    try withLocks(Locks.names(of: keys)[...]) { try body(Transaction(store: self, keys: keys)) }
  }

  /// Merges a change into the document at `key`: what `change` does not touch stays as it is.
  ///
  /// Returns the document as written. Throws `conflict` when there is no such document.
  @discardableResult
  public func update(
    _ key: Key, _ change: (inout JSONObject) throws -> Void
  ) throws -> JSONObject {
    try transaction([key]) { transaction in
      guard var document = try get(key) else { throw StoreError.conflict(key) }
      let revision = document.revision
      try change(&document)
      return try transaction.replace(key, document, revision: revision)
    }
  }

  /// Runs `body` under one of the named locks of `locks/`.
  public func locked<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
    try withLocks([Locks.path(name)], body)
  }

  /// Takes one of the named locks of `locks/`, until the result is let go; nil when somebody has it.
  public func lockIfFree(_ name: String) throws -> FileLock? {
    try disk.lock(Locks.path(name), wait: false)
  }

  private func withLocks<Result>(
    _ paths: ArraySlice<String>, _ body: () throws -> Result
  ) throws -> Result {
    guard let path = paths.first else { return try body() }
    let lock = try disk.lock(path, wait: true)
    defer { withExtendedLifetime(lock) {} }
    return try withLocks(paths.dropFirst(), body)
  }
}

extension JSONObject {
  /// How often the document was written; 0 for one that came from elsewhere without a count.
  public var revision: Int64 { self["revision"]?.integer ?? 0 }
}
