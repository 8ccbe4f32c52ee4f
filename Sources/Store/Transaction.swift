import Glibc
import System

/// Changes to the documents at some keys, made while their locks are held.
public struct Transaction {
  let store: Store
  let keys: [Key]

  public func get(_ key: Key) throws -> JSONObject? {
    try store.get(key)
  }

  /// Writes a document that must not exist yet, as revision 1.
  @discardableResult
  public func create(
    _ key: Key, _ document: JSONObject, secret: Bool = false
  ) throws -> JSONObject {
    precondition(keys.contains(key), "a transaction changes only its own keys")
    var document = document
    document["revision"] = 1
    let temporary = try temporary(document, secret)
    defer { try? store.disk.remove(temporary) }
    do throws(SystemError) { try store.disk.link(temporary, to: key.path) } catch {
      throw error.code == EEXIST ? StoreError.conflict(key) : error
    }
    try store.disk.syncDirectory(key.directory)
    return document
  }

  /// Writes the next version of a document, if its revision is still `revision` (compare and swap).
  @discardableResult
  public func replace(
    _ key: Key, _ document: JSONObject, revision: Int64, secret: Bool = false
  ) throws -> JSONObject {
    precondition(keys.contains(key), "a transaction changes only its own keys")
    guard try get(key)?.revision == revision else { throw StoreError.conflict(key) }
    var document = document
    let (next, isTooLarge) = revision.addingReportingOverflow(1)
    if isTooLarge { throw StoreError.conflict(key) }
    document["revision"] = .integer(next)
    let temporary = try temporary(document, secret)
    do {
      try store.disk.rename(temporary, to: key.path)
    } catch {
      try? store.disk.remove(temporary)
      throw error
    }
    try store.disk.syncDirectory(key.directory)
    return document
  }

  /// Writes the next versions of several documents and gives each its place, in this order. From the
  /// moment that the first has its place no more room on the disk is needed.
  public func replaceAll(
    _ documents: [(key: Key, document: JSONObject, secret: Bool)]
  ) throws {
    var waiting: [(key: Key, temporary: String)] = []
    defer { for one in waiting { try? store.disk.remove(one.temporary) } }
    for (key, document, isSecret) in documents {
      precondition(keys.contains(key), "a transaction changes only its own keys")
      guard try get(key)?.revision == document.revision else { throw StoreError.conflict(key) }
      var document = document
      document["revision"] = .integer(document.revision &+ 1)
      waiting.append((key, try temporary(document, isSecret)))
    }
    while let next = waiting.first {
      try store.disk.rename(next.temporary, to: next.key.path)
      waiting.removeFirst()
      try store.disk.syncDirectory(next.key.directory)
    }
  }

  /// Creates the document, or replaces whatever version there is.
  @discardableResult
  public func put(_ key: Key, _ document: JSONObject, secret: Bool = false) throws -> JSONObject {
    guard let existing = try get(key) else { return try create(key, document, secret: secret) }
    return try replace(key, document, revision: existing.revision, secret: secret)
  }

  /// Removes a document, if there is one.
  public func delete(_ key: Key) throws {
    precondition(keys.contains(key), "a transaction changes only its own keys")
    try store.deleteFile(key)
  }

  private func temporary(_ document: JSONObject, _ isSecret: Bool) throws -> String {
    try store.writeTemporary(
      JSONWriter.document(.object(document)), mode: isSecret ? 0o600 : 0o640)
  }
}

extension Transaction {
  /// A document that can be made anew: an empty one where there is none, or in the place of one that
  /// somebody has broken.
  public func getOrBegin(_ key: Key) throws -> JSONObject {
    do { return try get(key) ?? JSONObject() } catch is StoreError {
      try delete(key)
      return JSONObject()
    }
  }
}
