import Store

/// Photos that wait for a moderator's word: `profilePhoto.held`, and, when another took their place
/// meanwhile, `heldPhotos`, so that none is shown by being used again.
extension Members {
  /// Withholds a member's photo from everyone but them and the moderators. False when it is not their
  /// current photo.
  @discardableResult
  public func hold(_ photo: PhotoID, of id: MemberID) throws -> Bool {
    try hold(photo, of: id, because: .moderator)
  }

  @discardableResult
  func hold(_ photo: PhotoID, of id: MemberID, because reason: HoldReason) throws -> Bool {
    try setHeld(true, photo, of: id, because: reason)
  }

  /// Shows a photo that was held to those who may see its owner's profile, and ends the owner's
  /// probation. False when it is not their current photo.
  @discardableResult
  public func approvePhoto(_ photo: PhotoID, of id: MemberID) throws -> Bool {
    try setHeld(nil, photo, of: id, because: .moderator)
  }

  private func setHeld(
    _ held: JSON?, _ photo: PhotoID, of id: MemberID, because reason: HoldReason
  ) throws -> Bool {
    let look = try look(of: photo)
    var isDone = false
    try changeShowing(id, because: reason) { document in
      guard Member.photo(in: document)?.id == photo,
        var details = document["profilePhoto"]?.object
      else { return }
      details["held"] = held
      document["profilePhoto"] = .object(details)
      if held == nil {
        document["probation"] = nil
        if let look { Self.trust(look, in: &document) }
      } else if let look {
        Self.doubt(look, in: &document)
      }
      isDone = true
    }
    return isDone
  }

  /// Why a new photo of the member waits for a moderator's word; nil when it does not. Asked while the
  /// document's lock is held: see `compareWithBlocked`.
  func reasonToHold(_ look: Look, in document: JSONObject) throws -> HoldReason? {
    if try blocks.contains(look) { return .blocked }
    if Self.isOnProbation(document) { return .new }
    return Self.isDoubtful(look, in: document) ? .again : nil
  }

  /// Whether every photo of the member is held, because a moderator has not approved one yet.
  static func isOnProbation(_ document: JSONObject) -> Bool {
    document["probation"].map { $0 != .bool(false) } ?? false
  }

  /// The earlier photos that were held when another took their place.
  static func heldPhotos(in document: JSONObject) -> [PhotoID] {
    (document["heldPhotos"]?.array ?? []).compactMap { $0.text.flatMap { PhotoID($0) } }
  }

  /// Notes that the photo before was held, and forgets of those that are no earlier photos any more.
  static func keepHeld(_ before: Member.Photo?, in document: inout JSONObject) {
    var held = heldPhotos(in: document)
    if let before, before.isHeld { held.insert(before.id, at: 0) }
    let earlier = earlierPhotos(in: document)
    held = held.filter { earlier.contains($0) }
    document["heldPhotos"] = held.isEmpty ? nil : .array(held.map { .string($0.text) })
  }
}
