import Store

/// Who is shown a member's profile and photo, beside the member.
public enum Showing: String, Sendable, CaseIterable {
  case everyone
  /// Those who are signed in.
  case members
  /// Moderators alone: held for approval, or suspended.
  case nobody
}

extension Member {
  public var showing: Showing { Self.showing(in: document) }

  /// Who is shown the current photo: those who are shown the profile, unless the photo is held.
  public var photoShowing: Showing { Self.photoShowing(in: document) }

  static func photoShowing(in document: JSONObject) -> Showing {
    photo(in: document)?.isHeld == true ? .nobody : showing(in: document)
  }

  /// Whom the member chose to be shown to, whatever moderators say.
  public var visibility: Showing { Self.visibility(in: document) }

  /// `standing` is the moderators' word and goes before `visibility`, which is the member's.
  static func showing(in document: JSONObject) -> Showing {
    document["standing"] != nil ? .nobody : visibility(in: document)
  }

  private static func visibility(in document: JSONObject) -> Showing {
    // A word that nobody knows hides rather than shows.
    guard let visibility = document["visibility"] else { return .everyone }
    return visibility.text == Showing.everyone.rawValue ? .everyone : .members
  }
}

extension Members {
  /// Shows a member's profile and photo to everyone, or to members only.
  ///
  /// Hidden, the photo's files leave the public folder before the document says so; shown again, they
  /// return after it: at no moment are they where they must not be.
  public func setVisibility(_ visibility: Showing, of id: MemberID) throws {
    precondition(visibility != .nobody, "a member cannot hold their own profile back")
    try changeShowing(id) { Self.setVisibility(visibility, in: &$0) }
  }

  /// Gives a new document the site's own choice. It stays when the site chooses otherwise later: photos
  /// lie where the documents say.
  func setDefaultVisibility(in document: inout JSONObject) {
    if document["visibility"] == nil { Self.setVisibility(settings.visibility, in: &document) }
  }

  private static func setVisibility(_ visibility: Showing, in document: inout JSONObject) {
    document["visibility"] = visibility == .members ? .string(visibility.rawValue) : nil
  }

  /// `reason` is what moderators are told of a photo that is held from now on.
  func changeShowing(
    _ id: MemberID, because reason: HoldReason = .moderator,
    _ change: (inout JSONObject) throws -> Void
  ) throws {
    while try !changedShowing(id, of: try member(id)?.photo?.id, because: reason, change) {}
  }

  /// False when the photo is not the member's any more.
  private func changedShowing(
    _ id: MemberID, of photo: PhotoID?, because reason: HoldReason,
    _ change: (inout JSONObject) throws -> Void
  ) throws -> Bool {
    try intending(Intent(member: id, photos: photo.map { [$0] } ?? [])) {
      try store.transaction([id.document] + (photo.map { [$0.publicFolder] } ?? [])) {
        try changeShowing(of: id, photo, in: $0, because: reason, change)
      }
    }
  }

  /// The same in a transaction of whose keys the document and the photo's public folder are two.
  func changeShowing(
    of id: MemberID, _ photo: PhotoID?, in transaction: Transaction,
    because reason: HoldReason = .moderator, _ change: (inout JSONObject) throws -> Void
  ) throws -> Bool {
    guard var document = try transaction.get(id.document) else {
      throw StoreError.conflict(id.document)
    }
    guard Member.photo(in: document)?.id == photo else { return false }
    let revision = document.revision
    try change(&document)
    let isHeld = Member.photo(in: document)?.isHeld == true
    if let photo, isHeld { try enqueue(photo, of: id, because: reason) }
    let isPublic = Member.photoShowing(in: document) == .everyone
    if let photo, !isPublic {
      try store.moveFolder(photo.publicFolder, to: photo.withheldFolder)
    }
    try transaction.replace(id.document, document, revision: revision)
    if let photo, isPublic {
      try store.moveFolder(photo.withheldFolder, to: photo.publicFolder)
    }
    if let photo, !isHeld { try store.deleteFile(photo.waiting) }
    return true
  }
}

extension PhotoID {
  /// Where the files of a photo lie that is shown like that, and where they do not.
  func folders(_ showing: Showing) -> (here: Key, elsewhere: Key) {
    showing == .everyone ? (publicFolder, withheldFolder) : (withheldFolder, publicFolder)
  }
}
