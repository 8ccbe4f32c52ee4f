import Imaging
import Store
import System

/// A photo that a member had before; its whole picture is kept, for them alone.
public struct EarlierPhoto: Sendable {
  public let id: PhotoID
  public let details: PhotoDetails
}

extension Members {
  /// The member's earlier photos, the latest first.
  public func earlierPhotos(of member: Member) throws -> [EarlierPhoto] {
    try Self.earlierPhotos(in: member.document).compactMap { id in
      try details(of: id).map { EarlierPhoto(id: id, details: $0) }
    }
  }

  /// Whether the whole picture of this photo is the member's to see: their current or an earlier one.
  public func owns(_ member: Member, _ photo: PhotoID) -> Bool {
    member.photo?.id == photo || isEarlier(photo, of: member)
  }

  public func isEarlier(_ photo: PhotoID, of member: Member) -> Bool {
    Self.earlierPhotos(in: member.document).contains(photo)
  }

  /// Deletes every file of an earlier photo at once; nothing happens when it is none of theirs.
  public func deleteEarlier(_ photo: PhotoID, of id: MemberID) throws {
    try deleteEarlier(photo, of: id) { _ in }
  }

  func deleteEarlier(
    _ photo: PhotoID, of id: MemberID, _ also: (inout JSONObject) -> Void
  ) throws {
    guard let member = try member(id), isEarlier(photo, of: member) else { return }
    try intending(Intent(member: id, photos: [photo])) {
      var isGone = false
      try store.update(id.document) { document in
        let earlier = Self.earlierPhotos(in: document)
        if !earlier.contains(photo) { return }
        Self.setEarlierPhotos(earlier.filter { $0 != photo }, in: &document)
        Self.keepHeld(nil, in: &document)
        also(&document)
        isGone = true
      }
      if isGone { try forget(photo) }
    }
  }

  static func earlierPhotos(in document: JSONObject) -> [PhotoID] {
    (document["earlierPhotos"]?.array ?? []).compactMap { $0.text.flatMap { PhotoID($0) } }
  }

  static func setEarlierPhotos(_ photos: [PhotoID], in document: inout JSONObject) {
    let isShown = !photos.isEmpty || document["earlierPhotos"] != nil
    document["earlierPhotos"] = isShown ? .array(photos.map { .string($0.text) }) : nil
  }
}
