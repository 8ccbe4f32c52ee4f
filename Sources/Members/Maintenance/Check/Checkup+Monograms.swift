import Store
import System

/// Pictures of initials, each of which can be made again.
extension Checkup {
  func checkMonograms() throws {
    let folder = Members.monogramFolder
    try progress.forEachName(disk, folder) { name in
      let path = "\(folder)/\(name)"
      if try disk.status(path)?.isFile == true { return try checkAccess(path, .secretFile) }
      try examine([]) { [Trouble(path, "is no picture of initials")] }
    }
  }
}
