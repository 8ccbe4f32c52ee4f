import Store
import System

/// What has to happen to a tree that comes from a backup, before anybody is served from it.
///
/// The copy may be older than what members have done since, and somebody may have a copy of their own:
/// so keys, sessions, tokens and invitations are void, and what was removed since is removed again. A check repairs
/// the rest.
public struct Restoration {
  let members: Members
  let progress: Progress

  public init(_ members: Members, progress: Progress = .silent) {
    self.members = members
    self.progress = progress
  }

  private var disk: any Disk { members.store.disk }

  /// Makes every key, session, token, invitation and waiting mail void. Returns how many sessions there were.
  public func voidSecrets() throws -> Int {
    var sessions = 0
    for folder in ["keys", "tokens", "invitations", "outbox", "attempts", "sessions"] {
      try progress.forEachName(disk, folder) { name in
        try disk.remove("\(folder)/\(name)")
        if folder == "sessions" { sessions += 1 }
      }
      try disk.syncDirectory(folder)
    }
    // Uploads and intents of processes that are no more, on another machine perhaps.
    try progress.forEachName(disk, "staged") { name in
      if name.hasPrefix(Intents.prefix) { return }
      let path = "staged/\(name)"
      if try disk.status(path)?.isDirectory == true {
        for file in try disk.list(path) { try disk.remove("\(path)/\(file)") }
        try disk.removeDirectory(path)
      } else {
        try disk.remove(path)
      }
    }
    return sessions
  }

  /// Removes again what the tree's own log and `lines` tell of. Returns how many members, photos, and
  /// lines that tell of neither.
  public func replay(
    _ lines: inout LineReader
  ) throws -> (members: Int, photos: Int, unknown: Int) {
    var count = (members: 0, photos: 0, unknown: 0)
    while let line = try lines.next() {
      switch RemovalLine(line) {
      case .member(let id):
        // A document that cannot be read is the check's to tell.
        do {
          try members.delete(id, ifWaitingFor: nil, evenLastAdministrator: true)
        } catch is StoreError { break }
        count.members += 1
      case .photo(let photo):
        // The check takes it out of the document that names it.
        try members.store.mark(photo.removed)
        count.photos += 1
      case nil where line.isEmpty: break
      case nil: count.unknown += 1
      }
    }
    return count
  }

  /// The log of removals that the tree itself has.
  public var ownRemovals: LineReader { LineReader(disk, "log/removals.jsonl") }

  /// Makes the feed and the names for search again from the documents. A server compares the photos, which
  /// may be older than the list, with the blocked pictures when it starts.
  public func rebuildIndexes() throws {
    try members.forgetComparison()
    try members.rebuildFeed()
    try members.rebuildNames()
  }
}
