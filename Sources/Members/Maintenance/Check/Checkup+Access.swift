import Store
import System

/// Owners and modes: nothing secret may be readable by others, and nothing public unreadable.
extension Checkup {
  /// The folders themselves, and the keys.
  func checkFolders() throws {
    try checkAccess("", Access(mode: 0o711))
    for (name, mode) in Tree.directories { try checkAccess(name, Access(mode: mode)) }
    // Journals are written again under names that begin with a dot.
    try disk.list("") { name in
      let isOurs = [".gallery.jsonl.", ".names.tsv."].contains { name.hasPrefix($0) }
      if isOurs { try checkAbandoned(name) }
    }
    try progress.forEachName(disk, "keys") { name in
      let path = "keys/\(name)"
      try checkAccess(path, .secretFile)
      try examine([]) {
        guard let size = try disk.status(path)?.size, size != 32 else { return [] }
        return [Trouble(path, "is no key: it has \(size) bytes instead of 32")]
      }
    }
  }

  /// What a file's mode may be: no more for others than `mode`, no less for its owner.
  struct Access {
    let mode: UInt32

    /// Folders have somebody who may enter them.
    var isFolder: Bool { mode & 0o111 != 0 }

    static let secretFile = Access(mode: 0o600)
    static let document = Access(mode: 0o640)
    static let publicFile = Access(mode: 0o644)
    static let publicFolder = Access(mode: 0o755)
    static let privateFolder = Access(mode: 0o700)

    func allows(_ found: UInt32) -> Bool {
      let needed = mode & (mode & 0o004 != 0 || mode & 0o001 != 0 ? 0o705 : 0o700)
      return found & ~mode == 0 && found & needed == needed
    }
  }

  func checkAccess(_ path: String, _ access: Access) throws {
    let place = path.isEmpty ? "the tree's folder" : path
    try examine([]) {
      guard let found = try disk.permissions(path) else { return [] }
      if let status = try disk.status(path.isEmpty ? "." : path),
        access.isFolder ? !status.isDirectory : !status.isFile
      {
        // Not mended: whatever it is, or leads to, may be somebody's.
        return [Trouble(place, "is no \(access.isFolder ? "folder" : "file") of this tree")]
      }
      if found.owner != CurrentProcess.user {
        return [
          Trouble(place, "belongs to user \(found.owner) instead of \(CurrentProcess.user)") { _ in
            try self.disk.setOwner(path, CurrentProcess.user)
          }
        ]
      }
      if access.allows(found.mode) { return [] }
      let modes = "\(String(found.mode, radix: 8)) instead of \(String(access.mode, radix: 8))"
      return [
        Trouble(place, "has the mode \(modes)") { _ in try self.disk.setMode(path, access.mode) }
      ]
    }
  }

  /// A file that was being written; it is reported when nobody can be at it any more.
  private func checkAbandoned(_ path: String) throws {
    try examine([]) {
      guard try disk.status(path) != nil, try !isYoung(path) else { return [] }
      return [
        Trouble(path, "was being written when its process ended", .leftover) { _ in
          try self.disk.remove(path)
        }
      ]
    }
  }
}
