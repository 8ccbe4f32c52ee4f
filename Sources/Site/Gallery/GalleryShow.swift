import HTTP
import Members
import Store
import Templates

/// The members with a photo, newest photo first.
func galleryShow(_ visit: Visit) throws -> Response {
  let cursor = try visit.query("before").map { text in
    guard let cursor = Int64(text), cursor >= 0 else {
      throw Failure(.badRequest, "bad-cursor", text: "bad-request")
    }
    return cursor
  }
  let gallery = try visit.members.gallery(before: cursor, count: visit.configuration.galleryPage)
  visit.isMade(from: gallery.sources)
  var values: Object = [
    "members": .list(
      gallery.members.enumerated().map { index, member in
        var value = visit.memberValue(member)
        value["eager"] = .bool(index < eagerTiles)
        return .object(value)
      })
  ]
  let next = gallery.next.map { "/?before=\($0)" }
  if let next { values["next"] = .text(visit.url(next)) }
  if cursor != nil { values["newest"] = .text(visit.url("/")) }
  let root = visit.configuration.root
  let json: JSON = [
    "members": .array(gallery.members.map { $0.listed(root: root) }),
    "next": next.map { .string(root + $0) } ?? .null,
  ]
  return try visit.show(Page("gallery", values, json: json))
}

/// Tiles that are likely in view before anybody scrolls; the others load when they come near.
private let eagerTiles = 8

extension Member {
  /// The public document with the member's address, for lists.
  fileprivate func listed(root: String) -> JSON {
    guard case .object(var document) = publicDocument(root: root) else { return .null }
    document["uid"] = .string(id.text)
    document["url"] = .string("\(root)/users/\(id)")
    return .object(document)
  }
}
