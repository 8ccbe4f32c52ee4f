import Store

/// A file of what is kept about a member, as they may take it with them.
public struct Belonging: Sendable {
  /// With `/` between folders, such as `photos/1/master.jpg`.
  public let name: String
  fileprivate let source: Source

  fileprivate enum Source {
    case bytes([UInt8])
    /// A file of the tree, which is not held in memory.
    case file(path: String)
  }
}

extension Members {
  /// Bytes of a file that are in memory at once.
  private static let pieceSize = 1 << 18

  /// Everything of the member's: `profile.json` as it is in the tree, `account.json`, and for each photo
  /// the whole picture with what is known of it, the current one with its renditions.
  public func belongings(of member: Member, seenFrom session: Session) throws -> [Belonging] {
    var found = [
      Belonging(
        name: "profile.json", source: .bytes(JSONWriter.document(.object(member.document)))),
      Belonging(
        name: "account.json",
        source: .bytes(JSONWriter.document(try accountDocument(member, session)))),
    ]
    let photos = Self.photos(in: member.document)
    for (index, photo) in photos.enumerated() {
      var folders = [photo.masterFolder]
      if photo == member.photo?.id { folders.append(photo.folders(member.showing).here) }
      for folder in folders {
        for name in try store.disk.list(folder.path).sorted() where name != "thumbnail.jpg" {
          found.append(
            Belonging(
              name: "photos/\(index + 1)/\(name)", source: .file(path: "\(folder)/\(name)")))
        }
      }
    }
    return found
  }

  /// Hands the bytes of a file to `take`, piece by piece. What is gone meanwhile ends early.
  public func read(_ belonging: Belonging, _ take: ([UInt8]) throws -> Void) throws {
    switch belonging.source {
    case .bytes(let bytes): try take(bytes)
    case .file(let path):
      var offset: Int64 = 0
      while let piece = try store.disk.read(path, at: offset, count: Self.pieceSize),
        !piece.isEmpty
      {
        try take(piece)
        offset += Int64(piece.count)
      }
    }
  }

  /// What the tree knows of the account, without what would open it.
  private func accountDocument(_ member: Member, _ session: Session) throws -> JSON {
    let credentials = try store.get(member.id.credentials) ?? JSONObject()
    var document = JSONObject()
    document["uid"] = .string(member.id.text)
    for key in ["email", "confirmed", "role", "state", "passwordChanged", "language"] {
      document[key] = credentials[key]
    }
    document["pendingEmail"] = try pendingAddress(of: member.id).map { .string($0.text) }
    document["dateJoined"] = member.document["dateJoined"]
    document["sessions"] = .array(
      try sessions(seenFrom: session).map {
        [
          "device": .string($0.device), "begun": .integer($0.begun), "used": .integer($0.used),
          "current": .bool($0.isCurrent),
        ]
      })
    document["tokens"] = .array(
      try apiTokens(of: member.id).map {
        [
          "name": .string($0.name), "scopes": .array($0.scopes.map { .string($0.rawValue) }),
          "created": .integer($0.created), "expires": .integer($0.expires),
          "used": $0.used.map(JSON.integer) ?? .null,
        ]
      })
    return .object(document)
  }
}
