import Store
import System

/// What waits in `staged/`, and should not any more.
extension Checkup {
  func checkStaged() throws {
    for intent in try Intents(store: store).abandoned() {
      try examine([]) {
        guard try disk.status(intent.path) != nil else { return [] }
        return [
          Trouble(intent.path, "tells of a change that was broken off", .leftover) { _ in
            try self.members.settle(intent.intent)
            Intents(store: self.store).end(intent.path)
          }
        ]
      }
    }
    try progress.forEachName(disk, "staged") { name in
      let path = "staged/\(name)"
      if name.hasPrefix(Intents.prefix) { return }
      try examine([]) {
        guard let status = try disk.status(path),
          Clock.milliseconds() - status.modified / 1_000_000 > Staging.lifetime(of: name)
        else { return [] }
        return [
          Trouble(path, "waits longer than anything should", .leftover) { _ in
            try self.removeStaged(path, status)
          }
        ]
      }
    }
  }

  private func removeStaged(_ path: String, _ status: FileStatus) throws {
    if !status.isDirectory { return try disk.remove(path) }
    for name in try disk.list(path) { try disk.remove("\(path)/\(name)") }
    try disk.removeDirectory(path)
  }
}

extension Staging {
  /// Milliseconds after which a file of this name is nobody's any more.
  static func lifetime(of name: String) -> Int64 {
    name.hasPrefix("original-") ? 86_400_000 : 3_600_000
  }
}

extension Members {
  enum ChangeState { case goingOn, brokenOff }

  /// Whether somebody is changing a photo, or was until their process ended; nil for neither.
  func progress(of photo: PhotoID) throws -> ChangeState? {
    let intents = Intents(store: store)
    if try intents.abandoned().contains(where: { $0.intent.photos.contains(photo) }) {
      return .brokenOff
    }
    return try intents.names(photo) ? .goingOn : nil
  }
}

extension Intents {
  /// Whether any change that is written down concerns this photo.
  func names(_ photo: PhotoID) throws -> Bool {
    for name in try store.disk.list("staged") where name.hasPrefix(Self.prefix) {
      guard let bytes = try store.disk.read("staged/\(name)", limit: 1 << 16) else { continue }
      let photos = (try? JSONParser.parse(bytes))?["photos"]?.array ?? []
      if photos.contains(.string(photo.text)) { return true }
    }
    return false
  }
}
