import Glibc
import System

/// The directories of the tree and who may enter them.
public enum Tree {
  /// Only photos that anyone may see are for the web server, which may run as another user: it may pass
  /// through the root, and read `profile_image`, and nothing else.
  public static let directories: [(name: String, mode: UInt32)] = [
    ("users", 0o700), ("credentials", 0o700), ("sessions", 0o700), ("emails", 0o700),
    ("profile_image", 0o755), ("withheld", 0o700), ("masters", 0o700), ("removed", 0o700),
    ("staged", 0o700), ("locks", 0o700), ("keys", 0o700), ("outbox", 0o700), ("tokens", 0o700),
    ("invitations", 0o700), ("waiting", 0o700), ("attempts", 0o700), ("reports", 0o700),
    ("quarantine", 0o700), ("log", 0o700), ("initials", 0o700),
  ]

  /// Opens the tree at `path`, making what is missing. Refuses (`EPERM`) when the tree belongs to
  /// another user than this process runs as, so that no file gets an owner who locks the others out.
  public static func open(_ path: String) throws(SystemError) -> LocalDisk {
    try makeRoot(path)
    let disk = try LocalDisk(root: path)
    for (name, mode) in directories where try disk.status(name) == nil {
      do throws(SystemError) { try disk.makeDirectory(name, mode: mode) } catch {
        // Another process that starts at the same moment made it.
        if error.code != EEXIST { throw error }
      }
    }
    return disk
  }

  private static func makeRoot(_ path: String) throws(SystemError) {
    var status = stat()
    if unsafe stat(path, &status) != 0 {
      _ = try checked("mkdir") { unsafe mkdir(path, 0o711) }
      return
    }
    if status.st_uid != geteuid() { throw SystemError(code: EPERM, call: "open") }
  }
}
