import Sodium
import Store
import System

/// What is about to become of some photos, written down before it begins, so that whoever finds it
/// after a crash can finish or undo it: `staged/intent-*.json`.
struct Intents {
  static let prefix = "intent-"
  private static let directory = "staged"
  /// Milliseconds; no change of a photo takes as long.
  private static let patience: Int64 = 120_000

  let store: Store

  /// Writes down that these photos of a member are about to change. Returns the file's path.
  func begin(_ member: MemberID, _ photos: [PhotoID]) throws -> String {
    let path = "\(Self.directory)/\(Self.prefix)\(Encoding.base64url(Random.bytes(12)))"
    let file = try store.disk.create(path, mode: 0o600)
    try file.write(
      JSONWriter.line([
        "uid": .string(member.text), "photos": .array(photos.map { .string($0.text) }),
        "process": .integer(Int64(CurrentProcess.number)),
      ]))
    try file.sync()
    try store.disk.syncDirectory(Self.directory)
    return path
  }

  func end(_ path: String) {
    // A file that stays is settled again, which changes nothing.
    try? store.disk.remove(path)
  }

  /// Those whose process has gone without ending them.
  func abandoned() throws -> [(path: String, member: MemberID, photos: [PhotoID])] {
    try store.disk.list(Self.directory).filter { $0.hasPrefix(Self.prefix) }.compactMap { name in
      let path = "\(Self.directory)/\(name)"
      guard let status = try store.disk.status(path),
        let bytes = try store.disk.read(path, limit: 1 << 16)
      else { return nil }
      let age = Clock.milliseconds() - status.modified / 1_000_000
      let intent = try? JSONParser.parse(bytes)
      let isRunning = intent?["process"]?.integer.map { CurrentProcess.exists($0) } ?? false
      if isRunning, age < Self.patience { return nil }
      guard let member = intent?["uid"]?.text.flatMap({ MemberID($0) }) else {
        // Cut short: what it was to announce has not begun.
        if age > Self.patience { end(path) }
        return nil
      }
      let photos = (intent?["photos"]?.array ?? []).compactMap { $0.text.flatMap { PhotoID($0) } }
      return (path, member, photos)
    }
  }
}

extension Members {
  /// Finishes or undoes what a crash has interrupted.
  public func settle() throws {
    let intents = Intents(store: store)
    for (path, member, photos) in try intents.abandoned() {
      for photo in photos { try settle(photo, of: member) }
      intents.end(path)
    }
  }

  /// Brings a photo's files to where the member's document says that they belong.
  func settle(_ photo: PhotoID, of id: MemberID) throws {
    try store.transaction([id.document, photo.publicFolder]) { transaction in
      let document = try transaction.get(id.document)
      if document.flatMap(Member.photo)?.id == photo { return }
      if try store.exists(photo.publicFolder) {
        try store.mark(photo.removed)
        try store.deleteFolder(photo.publicFolder)
      }
      let isKept = document.map { Self.earlierPhotos(in: $0).contains(photo) } ?? false
      if !isKept { try forget(photo) }
    }
  }
}
