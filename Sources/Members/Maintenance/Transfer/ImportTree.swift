import Store

/// A file of members in one of the shapes that Firebase's tools write, or that ours does.
///
/// - The Realtime Database: `{"users": {uid: {…}}}`, other keys beside it, or the value of `users` alone.
/// - `firebase auth:export`: `{"users": [{"localId": …}]}`.
/// - Firestore: the same with values such as `{"stringValue": …}`; `{"documents": [{"name":
///   "…/users/uid", "fields": {…}}]}`; or `{"__collections__": {"users": {uid: {…}}}}`.
/// - A list of documents that name themselves by `uid`, `id` or `localId`.
public struct ImportTree {
  private let read: (Int64, Int) throws -> [UInt8]

  /// `read` gives at most so many bytes of the file from an offset, fewer only at its end.
  public init(_ read: @escaping (Int64, Int) throws -> [UInt8]) {
    self.read = read
  }

  /// What the file has of a member.
  enum Entry {
    case document(JSONObject)
    /// A value that cannot be taken, with a code that says why.
    case unusable(String)
  }

  /// Calls `body` with each member's identifier and document, and how far the file is read, in bytes.
  func forEach(_ body: (_ id: String?, _ entry: Entry, _ offset: Int64) throws -> Void) throws {
    let isWrapped = try keys().contains { Self.wrappers.contains($0) }
    var stream = JSONStream(read)
    try members(&stream, isWrapped: isWrapped, body)
    guard try stream.peek() == nil else {
      throw JSONStream.Failure.malformed(offset: stream.offset)
    }
  }

  private static let wrappers: Set<String> = ["users", "documents", "__collections__"]

  /// The keys of the outermost object.
  private func keys() throws -> Set<String> {
    var stream = JSONStream(read)
    var keys: Set<String> = []
    guard try stream.peek() == UInt8(ascii: "{") else { return keys }
    try stream.object { stream, key in
      // Of a map of members only as many as it takes to see what it is.
      if keys.count < 1_000 || Self.wrappers.contains(key) { keys.insert(key) }
      try stream.skip()
    }
    return keys
  }

  private func members(
    _ stream: inout JSONStream, isWrapped: Bool,
    _ body: (String?, Entry, Int64) throws -> Void
  ) throws {
    switch try stream.peek() {
    case UInt8(ascii: "["):
      try stream.array { stream in
        let entry = try Self.entry(&stream)
        try body(nil, entry, stream.offset)
      }
    case UInt8(ascii: "{"):
      try stream.object { stream, key in
        if !isWrapped {
          let entry = try Self.entry(&stream)
          try body(key, entry, stream.offset)
        } else if Self.wrappers.contains(key) {
          try members(&stream, isWrapped: key == "__collections__", body)
        } else {
          try stream.skip()
        }
      }
    default: try stream.skip()
    }
  }

  /// The next value; one that cannot be taken does not keep those behind it away.
  private static func entry(_ stream: inout JSONStream) throws -> Entry {
    do {
      guard case .object(let document) = try stream.value() else { return .unusable("no-document") }
      return .document(document)
    } catch JSONStream.Failure.tooLarge {
      return .unusable("too-large")
    } catch JSONStream.Failure.unusable {
      return .unusable("unreadable")
    }
  }
}
