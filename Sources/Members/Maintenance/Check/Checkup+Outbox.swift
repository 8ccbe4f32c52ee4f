import Store

/// Whether every letter that waits can be read and sent, and by nobody else.
extension Checkup {
  func checkOutbox() throws {
    try forEachFile(in: OutboxEntry.folder, .secretFile, of: "a letter") {
      OutboxName($0)
    } _: { name in
      try examine([name.key]) {
        switch try read(name.key) {
        case nil: []
        case .failure(let error): [unreadable(name.key, error, "it is never sent")]
        case .success(let document):
          OutboxEntry(document, name: name) == nil ? [Trouble(name.key.path, "is no letter")] : []
        }
      }
    }
  }
}
