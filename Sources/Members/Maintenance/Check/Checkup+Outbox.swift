import Store

/// Whether every letter that waits can be read and sent, and by nobody else.
extension Checkup {
  func checkOutbox() throws {
    try progress.forEachName(disk, OutboxEntry.folder) { file in
      let path = "\(OutboxEntry.folder)/\(file)"
      if try isTemporary(path) { return }
      guard let name = OutboxName(file) else {
        return try examine([]) { [Trouble(path, "is not the name of a letter")] }
      }
      try checkAccess(path, .secretFile)
      try examine([name.key]) {
        switch try read(name.key) {
        case nil: []
        case .failure(let error): [unreadable(name.key, error, "it is never sent")]
        case .success(let document):
          OutboxEntry(document, name: name) == nil ? [Trouble(path, "is no letter")] : []
        }
      }
    }
  }
}
