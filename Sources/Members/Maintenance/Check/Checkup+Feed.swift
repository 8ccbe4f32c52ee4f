import Store

/// Whether the lines of a journal come one after the other, as they are looked for.
struct JournalOrder {
  private var last = Int64.min
  private(set) var isLost = false

  mutating func add(_ sequence: Int64) {
    if sequence < last { isLost = true }
    last = sequence
  }
}

extension Checkup {
  func tellOrder(_ order: JournalOrder, _ path: String, _ remake: @escaping () -> Void) throws {
    if !order.isLost { return }
    try examine([]) {
      [Trouble(path, "has lines in another order than they were written in") { _ in remake() }]
    }
  }

  /// The lines of the gallery's feed, and which photos they publish.
  func checkFeed() throws {
    let path = "gallery.jsonl"
    try checkAccess(path, .document)
    var lines = LineReader(disk, path)
    var unreadable = 0
    var order = JournalOrder()
    while let line = try lines.next() {
      if let entry = Publication(Array(line.utf8)[...]) {
        try photoFacts?.add(PhotoFacts.line(entry))
        order.add(entry.sequence)
      } else if !line.isEmpty, !lines.isTorn {
        unreadable += 1
      }
    }
    try tellOrder(order, path) { self.isFeedIncomplete = true }
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
