import Store
import System

/// What the folders hold against what the documents name.
extension Checkup {
  func checkPhotos() throws {
    guard let sorter = photoFacts.take() else { return }
    var facts: PhotoFacts?
    try sorter.forEach { line in
      guard let id = PhotoID(line.prefix(36)) else { return }
      if facts?.id != id {
        try facts.map(checkPhoto)
        facts = PhotoFacts(id)
      }
      facts?.add(line)
    }
    try facts.map(checkPhoto)
    if isFeedIncomplete { try members.rebuildFeed() }
  }

  private func checkPhoto(_ facts: PhotoFacts) throws {
    if try troubles(facts).isEmpty { return }
    try examine(facts.owners.map(\.document) + [facts.id.publicFolder]) {
      switch try members.progress(of: facts.id) {
      case .goingOn: []
      case .brokenOff: try troubles(current(facts), isBrokenOff: true)
      case nil: try troubles(current(facts))
      }
    }
  }

  /// What the feed says at this place; nothing when the feed is no file, which is told elsewhere.
  private func publication(_ sequence: Int64) throws -> [Publication] {
    var found: [Publication] = []
    do {
      try members.feed.read(upTo: sequence) { entry in
        found = [entry]
        return false
      }
    } catch let error as SystemError where error.isOddFile {}
    return found
  }

  /// The same facts as they are now.
  private func current(_ facts: PhotoFacts) throws -> PhotoFacts {
    var now = PhotoFacts(facts.id)
    for member in facts.owners {
      guard case .success(let document)? = try read(member.document) else { continue }
      let claims = PhotoFacts.Claims(member, document)
      if let current = claims.current, current.photo == facts.id {
        now.current.append(current.claim)
        now.publications = try publication(current.claim.sequence)
      }
      if claims.earlier.contains(facts.id) { now.earlier.append(member) }
    }
    now.open = try state(of: facts.id.publicFolder.path)
    now.closed = try state(of: facts.id.withheldFolder.path)
    now.hasMaster = try store.exists(facts.id.masterFolder)
    now.isMarked = try store.exists(facts.id.removed)
    return now
  }
}

extension Members {
  /// Takes a photo out of the public folder; its address says from now on that it is gone.
  func unpublish(_ photo: PhotoID) throws {
    try store.mark(photo.removed)
    try store.deleteFolder(photo.publicFolder)
  }
}
