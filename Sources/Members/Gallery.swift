import Store

/// Part of the gallery, newest photo first.
public struct GalleryPage: Sendable {
  public let members: [Member]
  /// The cursor of the page after this one; nil at the end.
  public let next: Int64?
}

extension Members {
  /// Members with a photo, the newest photo first, from those published before `cursor`.
  public func gallery(before cursor: Int64?, count: Int) throws -> GalleryPage {
    var shown: [Member] = []
    var next: Int64?
    try feed.read(before: cursor) { entry in
      guard let id = MemberID(entry.member), let member = try self.member(id),
        let photo = member.photo, photo.sequence == entry.sequence, photo.id.text == entry.photo
      else { return true }
      if shown.count == count {
        next = shown.last?.photo?.sequence
        return false
      }
      shown.append(member)
      return true
    }
    return GalleryPage(members: shown, next: next)
  }
}
