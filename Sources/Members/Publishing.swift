import Imaging
import Store
import System

extension Members {
  /// What becomes of the photo that a member had until now.
  public enum Predecessor: Sendable {
    /// It joins the earlier photos.
    case kept
    /// It is gone for good: the new one shows the same picture.
    case dropped
  }

  /// Makes a photo the member's current one; the one before leaves the public folder. `forgotten` is
  /// an earlier photo that the new one shows again, and that is dropped for it. Held, it waits for a
  /// moderator's word; so does another square of a photo that waits, and any of a member on probation.
  @discardableResult
  public func setPhoto(
    _ print: Print, of id: MemberID, as photo: PhotoID = .random(),
    predecessor: Predecessor = .kept, forgetting forgotten: PhotoID? = nil,
    held: HoldReason? = nil
  ) throws -> PhotoID {
    let photos = try [photo] + (member(id).map { Self.photos(in: $0.document) } ?? [])
    try intending(Intent(member: id, photos: photos)) {
      let prepared = try prepare(print, as: photo, of: id)
      do {
        try change(id, predecessor, forgetting: forgotten) { document in
          if Self.areUploadsLocked(document) { throw UploadsLocked() }
          let reframed = predecessor == .dropped ? Member.photo(in: document) : nil
          let waited =
            reframed?.isHeld == true
            || forgotten.map { Self.heldPhotos(in: document).contains($0) } ?? false
          let reason = try reasonToHold(prepared.look, in: document)
          let held = held ?? reason ?? (waited ? .moderator : nil)
          let former = reframed?.id ?? forgotten
          if let former { try carryReport(from: former, to: photo) }
          try show(
            prepared, of: id, in: &document, held: held,
            formerly: (reframed?.formerly ?? []) + (former.map { [$0] } ?? []))
        }
      } catch {
        store.discard(prepared.renditions)
        throw error
      }
    }
    return photo
  }

  /// Changes the description of the member's photo; nothing happens when there is none. It is a part of what
  /// is sent with a photo and shown to strangers: `UploadsLocked` when the member may send none.
  public func describePhoto(_ alt: String?, of id: MemberID) throws {
    try store.update(id.document) { document in
      if Self.areUploadsLocked(document) { throw UploadsLocked() }
      guard var details = document["profilePhoto"]?.object else { return }
      details["alt"] = alt.map(JSON.string) ?? .null
      document["profilePhoto"] = .object(details)
    }
  }

  /// Takes the member's photo away, if there is one; their profile shows the stand-in.
  public func removePhoto(of id: MemberID) throws {
    guard let member = try member(id), member.photo != nil else { return }
    try intending(Intent(member: id, photos: Self.photos(in: member.document))) {
      try change(id, .kept) { document in
        document["profilePhotoURL"] = nil
        document["profilePhoto"] = nil
      }
    }
  }

  /// Takes a photo away that nobody is to have again, if it is the current one.
  func dropPhoto(
    _ photo: PhotoID, of id: MemberID, _ also: (inout JSONObject) -> Void
  ) throws {
    guard let member = try member(id), member.photo?.id == photo else { return }
    try intending(Intent(member: id, photos: Self.photos(in: member.document))) {
      try change(id, .dropped, of: photo) { document in
        document["profilePhotoURL"] = nil
        document["profilePhoto"] = nil
        also(&document)
      }
    }
  }

  /// Changes which photo a document names, and takes the one it named before away from others.
  private func change(
    _ id: MemberID, _ predecessor: Predecessor, forgetting forgotten: PhotoID? = nil,
    of expected: PhotoID? = nil, _ change: (inout JSONObject) throws -> Void
  ) throws {
    var before: Member.Photo?
    var dropped: [PhotoID] = []
    try store.update(id.document) { document in
      let current = Member.photo(in: document)
      if let expected, current?.id != expected { return }
      before = current
      try change(&document)
      var earlier = Self.earlierPhotos(in: document)
      if let forgotten, earlier.contains(forgotten) {
        earlier.removeAll { $0 == forgotten }
        dropped = [forgotten]
      }
      switch predecessor {
      case .kept: if let before { earlier.insert(before.id, at: 0) }
      case .dropped: if let before { dropped.append(before.id) }
      }
      dropped += earlier.dropFirst(settings.earlierPhotos)
      Self.setEarlierPhotos(Array(earlier.prefix(settings.earlierPhotos)), in: &document)
      Self.keepHeld(before, in: &document)
    }
    if let before {
      // Not while somebody adds a rendition to the folder.
      try store.transaction([before.id.publicFolder]) { _ in try takeAway(before.id) }
    }
    for photo in dropped { try forget(photo) }
  }

  /// Removes the whole picture of a photo, the upload's own pixels, and what was told of it.
  func forget(_ photo: PhotoID) throws {
    for report in [photo.report, photo.earlierReport] { try store.deleteFile(report) }
    try store.deleteFile(photo.original)
    try store.deleteFolder(photo.masterFolder)
  }
}
