import Store

/// A line of a list of what was removed, to be removed again from an older copy of the tree.
///
/// Either JSON, as `log/removals.jsonl` has it: `{"uid": …}` for a deleted member, `{"photo": …}` for a
/// photo that was taken away; other keys do not matter. Or a photo's UUID alone, as the names in
/// `removed/` are.
enum RemovalLine: Equatable {
  case member(MemberID)
  case photo(PhotoID)

  init?(_ line: String) {
    if let photo = PhotoID(line) {
      self = .photo(photo)
      return
    }
    guard let value = try? JSONParser.parse(Array(line.utf8)) else { return nil }
    if let member = value["uid"]?.text.flatMap({ MemberID($0) }) {
      self = .member(member)
    } else if let photo = value["photo"]?.text.flatMap({ PhotoID($0) }) {
      self = .photo(photo)
    } else {
      return nil
    }
  }
}
