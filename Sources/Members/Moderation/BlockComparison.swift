import Store

/// The photos that members have, against the pictures that were blocked since they were sent.
///
/// `log/compared.json`, `{"bytes": …}`, tells how much of `log/blocked.tsv` they have been compared with.
extension Members {
  private static let compared = Key("log/compared.json", trusted: ())

  /// Whether pictures were blocked that the members' photos have not been compared with.
  public func isComparisonDue() throws -> Bool {
    try blocks.added(after: comparedBytes()) != nil
  }

  /// Holds every current photo that is, or looks like, one of those pictures. Returns false, having done
  /// nothing, when another process is at it.
  ///
  /// It goes along the feed, the newest first, and keeps nothing of it in memory; of a million members that
  /// takes minutes: beside requests, and in none. What is broken off begins anew the next time.
  @discardableResult
  public func compareWithBlocked() throws -> Bool {
    guard let lock = try store.lockIfFree("blocked-comparison") else { return false }
    defer { withExtendedLifetime(lock) {} }
    while let (traces, end) = try blocks.added(after: comparedBytes()) {
      if !traces.isEmpty {
        try feed.read(before: nil) { line in
          if let id = MemberID(line.member) { try holdPhoto(of: id, like: traces) }
          return true
        }
      }
      try setCompared(end)
    }
    return true
  }

  /// Lets every photo be compared with every blocked picture again.
  func forgetComparison() throws {
    try store.deleteFile(Self.compared)
  }

  private func comparedBytes() throws -> Int64 {
    // Where it cannot be read, all of them are compared again.
    do { return try store.get(Self.compared)?["bytes"]?.integer ?? 0 } catch is StoreError {
      return 0
    }
  }

  private func setCompared(_ bytes: Int64) throws {
    try store.transaction([Self.compared]) { transaction in
      var document = try transaction.getOrBegin(Self.compared)
      document["bytes"] = .integer(bytes)
      try transaction.put(Self.compared, document, secret: true)
    }
  }

  private func holdPhoto(of id: MemberID, like traces: [Trace]) throws {
    // Under its lock: a photo that is on its way into the document has then been compared with the whole
    // list, or is seen here.
    let member = try store.transaction([id.document]) { _ in try readable(id) }
    guard let photo = member?.photo, !photo.isHeld, let look = try look(of: photo.id),
      traces.contains(where: look.isLike), try blocks.contains(look)
    else { return }
    try hold(photo.id, of: id, because: .blocked)
  }
}
