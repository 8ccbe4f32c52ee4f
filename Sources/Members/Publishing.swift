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
  /// an earlier photo that the new one shows again, and that is dropped for it.
  @discardableResult
  public func setPhoto(
    _ print: Print, of id: MemberID, predecessor: Predecessor = .kept,
    forgetting forgotten: PhotoID? = nil
  ) throws -> PhotoID {
    let photo = PhotoID.random()
    let former = try member(id)?.photo?.id
    let intents = Intents(store: store)
    let intent = try intents.begin(id, [photo, former, forgotten].compactMap(\.self))
    let published = try publish(print, as: photo, of: id)
    do {
      try change(id, predecessor, forgetting: forgotten) { show(published, in: &$0) }
    } catch {
      try? withdraw(photo)
      throw error
    }
    intents.end(intent)
    return photo
  }

  /// Changes the description of the member's photo; nothing happens when there is none.
  public func describePhoto(_ alt: String?, of id: MemberID) throws {
    try store.update(id.document) { document in
      guard var details = document["profilePhoto"]?.object else { return }
      details["alt"] = alt.map(JSON.string) ?? .null
      document["profilePhoto"] = .object(details)
    }
  }

  /// Takes the member's photo away, if there is one; their profile shows the stand-in.
  public func removePhoto(of id: MemberID) throws {
    guard let photo = try member(id)?.photo?.id else { return }
    let intents = Intents(store: store)
    let intent = try intents.begin(id, [photo])
    try change(id, .kept) { document in
      document["profilePhotoURL"] = nil
      document["profilePhoto"] = nil
    }
    intents.end(intent)
  }

  /// Writes a photo's files and its line in the feed. It is nobody's until a document names it.
  func publish(_ print: Print, as id: PhotoID, of member: MemberID) throws -> Member.Photo {
    do {
      try store.writeFolder(id.masterFolder, print.privateFiles, isPublic: false)
      switch print.original {
      case .bytes(let bytes): try store.disk.create(id.original.path, mode: 0o600).write(bytes)
      case .sharedWith(let other): try? store.disk.link(other.original.path, to: id.original.path)
      case nil: break
      }
      let renditions = print.renditions.map {
        Store.File(name: Self.fileName($0.size, $0.format), bytes: $0.bytes)
      }
      try store.writeFolder(id.publicFolder, renditions, isPublic: true)
      let colour = print.colour.description
      let sequence = try feed.append(member: member.text, photo: id.text, colour: colour)
      return Member.Photo(id: id, sequence: sequence, colour: colour, alt: print.alt)
    } catch {
      try? withdraw(id)
      throw error
    }
  }

  func show(_ photo: Member.Photo, in document: inout JSONObject) {
    document["profilePhotoURL"] = .string(photo.id.path)
    document["profilePhoto"] = [
      "seq": .integer(photo.sequence), "colour": .string(photo.colour),
      "alt": photo.alt.map(JSON.string) ?? .null,
    ]
  }

  /// Removes every file of a photo that no document names.
  func withdraw(_ photo: PhotoID) throws {
    try store.deleteFolder(photo.publicFolder)
    try forget(photo)
  }

  /// Removes the whole picture of a photo, and the upload's own pixels.
  func forget(_ photo: PhotoID) throws {
    try? store.disk.remove(photo.original.path)
    try store.deleteFolder(photo.masterFolder)
  }

  /// Changes which photo a document names, and takes the one it named before out of the public folder.
  private func change(
    _ id: MemberID, _ predecessor: Predecessor, forgetting forgotten: PhotoID? = nil,
    _ change: (inout JSONObject) -> Void
  ) throws {
    var before: Member.Photo?
    var dropped: [PhotoID] = []
    try store.update(id.document) { document in
      before = Member.photo(in: document)
      change(&document)
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
    }
    if let before {
      try store.mark(before.id.removed)
      // Not while somebody adds a rendition to the folder.
      try store.transaction([before.id.publicFolder]) { _ in
        try store.deleteFolder(before.id.publicFolder)
      }
    }
    for photo in dropped { try forget(photo) }
  }
}
