import HTTP
import Members
import Store
import Templates

/// Tiles that are likely in view before anybody scrolls; the others load when they come near.
private let eagerTiles = 8

extension Visit {
  /// Members as lists of them show them.
  func tiles(_ members: [Member]) -> Value {
    .list(
      members.enumerated().map { index, member in
        var value = memberValue(member, photo: member.photo(shownTo: .stranger))
        value["eager"] = .bool(index < eagerTiles)
        return .object(value)
      })
  }

  /// The place in a list that the query names; nil when it names none.
  func cursor(_ name: String) throws -> Int64? {
    try query(name).map { text in
      guard let cursor = Int64(text), cursor >= 0 else { throw Self.badCursor }
      return cursor
    }
  }

  static let badCursor = Failure(.badRequest, "bad-cursor", text: "bad-request")
}

extension Member {
  /// The public document with the member's address, for lists.
  func listed(root: String) -> JSON {
    guard case .object(var document) = publicDocument(root: root) else { return .null }
    document["uid"] = .string(id.text)
    document["url"] = .string("\(root)/users/\(id)")
    return .object(document)
  }
}
