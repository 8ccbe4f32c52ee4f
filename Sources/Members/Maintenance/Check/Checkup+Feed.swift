import Store

extension Checkup {
  /// The lines of the gallery's feed, and which photos they publish.
  func checkFeed() throws {
    let path = "gallery.jsonl"
    try checkAccess(path, .document)
    var lines = LineReader(disk, path)
    var unreadable = 0
    while let line = try lines.next() {
      if let entry = Publication(Array(line.utf8)[...]) {
        try photoFacts?.add(PhotoFacts.line(entry))
      } else if !line.isEmpty, !lines.isTorn {
        unreadable += 1
      }
    }
    if unreadable > 0 {
      let count = unreadable
      try examine([]) {
        [Trouble(path, "has lines that cannot be read and are passed over: \(count)", .leftover)]
      }
    }
    if lines.isTorn {
      try examine([]) {
        [Trouble(path, "ends in a line cut short, which the next photo closes", .leftover)]
      }
    }
  }
}
