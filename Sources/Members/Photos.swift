import Imaging
import Store
import System

extension Members {
  /// Makes a photo the member's current one; the one before leaves the public folder.
  @discardableResult
  public func setPhoto(
    _ photo: DevelopedPhoto, alt: String?, of id: MemberID
  ) throws -> PhotoID {
    let published = try publish(photo, alt: alt, of: id)
    do {
      try change(id) { show(published, in: &$0) }
    } catch {
      try? withdraw(published.id)
      throw error
    }
    return published.id
  }

  /// Takes the member's photo away, if there is one; their profile shows the stand-in.
  public func removePhoto(of id: MemberID) throws {
    try change(id) { document in
      document["profilePhotoURL"] = nil
      document["profilePhoto"] = nil
    }
  }

  /// Whether this photo was once there and was taken away.
  public func wasRemoved(_ photo: PhotoID) throws -> Bool {
    try store.exists(photo.removed)
  }

  /// A rendition of a public photo; nil when there is none.
  public func rendition(
    of photo: PhotoID, _ size: RenditionSize, _ format: RenditionFormat
  ) throws -> [UInt8]? {
    try store.file(Self.fileName(size, format), in: photo.publicFolder, limit: 8 << 20)
  }

  /// The whole picture of a photo that is public now, to make another rendition from.
  public func master(of photo: PhotoID) throws -> Descriptor? {
    guard try store.exists(photo.publicFolder) else { return nil }
    return try store.disk.open("\(photo.masterFolder.path)/master.jpg")
  }

  /// Keeps a rendition that was made on first request.
  public func add(
    _ bytes: [UInt8], _ size: RenditionSize, _ format: RenditionFormat, to photo: PhotoID
  ) throws {
    try store.addFile(
      Store.File(name: Self.fileName(size, format), bytes: bytes), to: photo.publicFolder,
      isPublic: true)
  }

  /// Runs `body` while nobody else makes a rendition of the same photo.
  public func makingRendition<Result>(of photo: PhotoID, _ body: () throws -> Result) throws
    -> Result
  {
    try store.transaction([photo.publicFolder]) { _ in try body() }
  }

  static func fileName(_ size: RenditionSize, _ format: RenditionFormat) -> String {
    "\(size.pixels).\(format.fileExtension)"
  }

  /// Writes a photo's files and its line in the feed. It is nobody's until a document names it.
  func publish(
    _ photo: DevelopedPhoto, alt: String?, of member: MemberID
  ) throws -> Member.Photo {
    let id = PhotoID.random()
    do {
      let metadata = JSONWriter.document([
        "width": .integer(Int64(photo.masterSize.width)),
        "height": .integer(Int64(photo.masterSize.height)),
        "colour": .string(photo.averageColour.description),
        "alt": alt.map(JSON.string) ?? .null,
        "changes": .array(photo.changes.map { .string($0.code) }),
      ])
      try store.writeFolder(
        id.masterFolder,
        [
          Store.File(name: "master.jpg", bytes: photo.master),
          Store.File(name: "metadata.json", bytes: metadata),
        ], isPublic: false)
      try store.writeFolder(
        id.publicFolder,
        photo.renditions.map {
          Store.File(name: Self.fileName($0.size, $0.format), bytes: $0.bytes)
        }, isPublic: true)
      let colour = photo.averageColour.description
      let sequence = try feed.append(member: member.text, photo: id.text, colour: colour)
      return Member.Photo(id: id, sequence: sequence, colour: colour, alt: alt)
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
    try store.deleteFolder(photo.masterFolder)
  }

  /// Changes which photo a document names, and takes the one it named before out of the public folder.
  private func change(_ id: MemberID, _ change: (inout JSONObject) -> Void) throws {
    var before: Member.Photo?
    var dropped: [PhotoID] = []
    try store.update(id.document) { document in
      before = Member.photo(in: document)
      change(&document)
      guard let before else { return }
      let earlier = [JSON.string(before.id.text)] + (document["earlierPhotos"]?.array ?? [])
      document["earlierPhotos"] = .array(Array(earlier.prefix(settings.earlierPhotos)))
      dropped = earlier.dropFirst(settings.earlierPhotos).compactMap {
        $0.text.flatMap { PhotoID($0) }
      }
    }
    if let before {
      try store.mark(before.id.removed)
      try store.deleteFolder(before.id.publicFolder)
    }
    for photo in dropped { try store.deleteFolder(photo.masterFolder) }
  }
}
