import Store

/// Evidence that moderators kept, and whose time is over.
extension Checkup {
  func checkQuarantine() throws {
    for folder in try members.quarantine.outdated() {
      try examine([]) {
        [
          Trouble(folder.path, "is evidence whose time is over", .leftover) { _ in
            try self.store.deleteFolder(folder)
          }
        ]
      }
    }
  }
}
