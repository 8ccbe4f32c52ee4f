import Store

/// A member as their document tells.
public struct Member: Sendable {
  public let id: MemberID
  public let document: JSONObject
  /// The state of the file that the document was read from.
  public let stamp: Stamp

  /// The photo that a profile shows now.
  public struct Photo: Sendable, Equatable {
    public let id: PhotoID
    /// The place in the feed.
    public let sequence: Int64
    /// The average colour, `#rrggbb`.
    public let colour: String
    /// The description for those who do not see it; nil when the member gave none.
    public let alt: String?
    /// Whether it waits for a moderator's word, and only they and its owner see it.
    public var isHeld = false
    /// The photos that have shown this picture before it was framed anew or used again, the latest last.
    public var formerly: [PhotoID] = []

    static let formerLimit = 8
  }

  init(id: MemberID, document: JSONObject, stamp: Stamp) {
    self.id = id
    self.document = document
    self.stamp = stamp
  }

  public var name: String { Self.name(in: document, of: id) }
  public var bio: String? { document["bio"]?.text }
  public var age: Int64? { document["age"]?.integer }
  public var revision: Int64 { document.revision }
  /// Milliseconds since 1970; nil in a document that does not say.
  public var dateJoined: Int64? { document["dateJoined"]?.integer }

  /// The place of the name among those for search; nil when it was never there.
  var nameSequence: Int64? { document["nameSeq"]?.integer }

  public var photo: Photo? { Self.photo(in: document) }

  static func name(in document: JSONObject, of id: MemberID) -> String {
    document["name"]?.text ?? id.text
  }

  static func photo(in document: JSONObject) -> Photo? {
    guard let path = document["profilePhotoURL"]?.text, let id = PhotoID(path: path) else {
      return nil
    }
    let details = document["profilePhoto"]
    return Photo(
      id: id, sequence: details?["seq"]?.integer ?? 0,
      colour: details?["colour"]?.text ?? "#888888", alt: details?["alt"]?.text,
      isHeld: isHeld(details),
      formerly: (details?["formerly"]?.array ?? []).compactMap { $0.text.flatMap { PhotoID($0) } })
  }

  /// Only a plain no shows a photo.
  private static func isHeld(_ details: JSON?) -> Bool {
    details?["held"].map { $0 != .bool(false) } ?? false
  }

  /// The photo, if `viewer` may see it.
  public func photo(shownTo viewer: Viewer) -> Photo? {
    Access.maySeePhoto(of: self, viewer) ? photo : nil
  }

  /// What those may read who may see the member: an allow-list, so that a key nobody thought of stays
  /// the owner's. The photo is there when `viewer` may see it.
  ///
  /// `root` stands before the site's own paths, such as `https://club.example/faces`.
  public func publicDocument(root: String, for viewer: Viewer = .stranger) -> JSON {
    var shown = JSONObject()
    for key in ["name", "bio", "dateJoined"] { shown[key] = document[key] }
    if let photo = photo(shownTo: viewer) {
      shown["profilePhotoURL"] = .string(root + photo.id.path)
      shown["profilePhotoDescription"] = photo.alt.map(JSON.string)
    }
    return .object(shown)
  }

  /// What the member's programs read beside it: an allow-list as well.
  public func ownDocument(root: String) -> JSON {
    guard case .object(var shown) = publicDocument(root: root, for: .member(id, .member)) else {
      return .null
    }
    for key in ["age", "visibility", "revision"] { shown[key] = document[key] }
    if let photo, photo.isHeld { shown["photoHeld"] = true }
    return .object(shown)
  }
}
