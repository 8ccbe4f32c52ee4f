import Store

/// Part of the gallery, newest photo first.
public struct GalleryPage: Sendable {
  public let members: [Member]
  /// The cursor of the page after this one; nil at the end.
  public let next: Int64?
  /// The state of every file that it was made from.
  public let sources: [Stamp]
}

extension Members {
  /// Members with a photo, the newest photo first, from those published before `cursor`.
  public func gallery(before cursor: Int64?, count: Int) throws -> GalleryPage {
    var shown: [Member] = []
    var next: Int64?
    var sources = [try feed.stamp()]
    try feed.read(before: cursor) { entry in
      guard let id = MemberID(entry.member), let member = try self.member(id) else { return true }
      sources.append(member.stamp)
      guard let photo = member.photo, photo.sequence == entry.sequence, photo.id.text == entry.photo
      else { return true }
      if shown.count == count {
        next = shown.last?.photo?.sequence
        return false
      }
      shown.append(member)
      return true
    }
    return GalleryPage(members: shown, next: next, sources: sources)
  }
}
