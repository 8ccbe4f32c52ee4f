import Store

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

  /// The same facts as they are now.
  private func current(_ facts: PhotoFacts) throws -> PhotoFacts {
    var now = PhotoFacts(facts.id)
    for member in facts.owners {
      guard case .success(let document)? = try read(member.document) else { continue }
      let claims = PhotoFacts.Claims(member, document)
      if let current = claims.current, current.photo == facts.id {
        now.current.append(current.claim)
        try members.feed.read(before: current.claim.sequence + 1) { entry in
          now.publications = [entry]
          return false
        }
      }
      if claims.earlier.contains(facts.id) { now.earlier.append(member) }
    }
    now.open = try state(of: facts.id.publicFolder.path)
    now.closed = try state(of: facts.id.withheldFolder.path)
    now.hasMaster = try store.exists(facts.id.masterFolder)
    now.isMarked = try store.exists(facts.id.removed)
    return now
  }

  private func troubles(_ facts: PhotoFacts, isBrokenOff: Bool = false) throws -> [Trouble] {
    var found: [Trouble] = []
    if facts.owners.count > 1 {
      let owners = facts.owners.map(\.document.path).sorted().joined(separator: " and ")
      found.append(Trouble(facts.id.masterFolder.path, "is named by \(owners)"))
    }
    if let claim = facts.current.first {
      return found + (facts.isMarked ? [takenAway(facts, claim)] : shownTroubles(facts, claim))
    }
    if let owner = facts.earlier.first { return found + earlierTroubles(facts, owner, isBrokenOff) }
    return found + (try namelessTroubles(facts, isBrokenOff))
  }

  /// A photo that a profile shows.
  private func shownTroubles(_ facts: PhotoFacts, _ claim: PhotoFacts.Claim) -> [Trouble] {
    let owner = claim.member.document.path
    if !facts.hasMaster, facts.open == nil, facts.closed == nil {
      let sentence = "is lost, the photo that \(owner) shows; visitors see the stand-in"
      return [
        Trouble(
          facts.id.publicFolder.path, sentence, repair: writingOff(facts, claim.member))
      ]
    }
    var found = placeTroubles(facts, claim)
    if !facts.hasMaster {
      found.append(
        Trouble(
          facts.id.masterFolder.path, "is gone, the whole picture that \(owner) shows",
          repair: writingOff(facts, claim.member)))
    }
    if !claim.isWithheld, !facts.isPublished(claim) {
      found.append(
        Trouble(owner, "shows photo \(facts.id), which has no line in the gallery's feed") { _ in
          self.isFeedIncomplete = true
        })
    }
    return found
  }

  /// A photo that a member had before, which is theirs alone.
  private func earlierTroubles(
    _ facts: PhotoFacts, _ owner: MemberID, _ isBrokenOff: Bool
  ) -> [Trouble] {
    var found: [Trouble] = []
    let kind = isBrokenOff ? Finding.Kind.leftover : .wrong
    if facts.open != nil {
      found.append(
        Trouble(
          facts.id.publicFolder.path, "is public, an earlier photo that is its owner's alone", kind
        ) { _ in try self.members.unpublish(facts.id) })
    } else if !facts.isMarked {
      found.append(
        Trouble(facts.id.removed.path, "is missing: the photo's address says 404, not 410", kind) {
          _ in try self.store.mark(facts.id.removed)
        })
    }
    if facts.closed != nil { found.append(superfluous(facts.id.withheldFolder)) }
    if !facts.hasMaster {
      found.append(
        Trouble(
          facts.id.masterFolder.path, "is gone, an earlier photo of \(owner.document.path)",
          repair: writingOff(facts, owner)))
    }
    return found
  }

  /// A photo that no document names.
  private func namelessTroubles(_ facts: PhotoFacts, _ isBrokenOff: Bool) throws -> [Trouble] {
    let folders = [facts.id.publicFolder, facts.id.withheldFolder, facts.id.masterFolder]
    if try !isBrokenOff && folders.contains(where: { try isYoung($0.path) }) { return [] }
    var found: [Trouble] = []
    // A document that cannot be read may name it; renditions of a whole picture can be made again.
    let mayGo = !isDocumentUnreadable
    if facts.open != nil {
      let repair = { (_: Transaction) in try self.members.unpublish(facts.id) }
      found.append(
        Trouble(
          facts.id.publicFolder.path, "is public, though no document names it",
          isBrokenOff ? .leftover : .wrong, repair: mayGo || facts.hasMaster ? repair : nil))
    }
    if facts.closed != nil {
      found.append(superfluous(facts.id.withheldFolder, mayGo: mayGo || facts.hasMaster))
    }
    if facts.hasMaster { found.append(superfluous(facts.id.masterFolder, mayGo: mayGo)) }
    return found
  }

  private func superfluous(_ folder: Key, mayGo: Bool = true) -> Trouble {
    if !mayGo {
      let why = "; it stays, because a document that cannot be read may name it"
      return Trouble(folder.path, "is a photo that no document names" + why, .leftover)
    }
    return Trouble(folder.path, "is a photo that no document names here", .leftover) { _ in
      try self.store.deleteFolder(folder)
    }
  }
}

extension Members {
  /// Takes a photo out of the public folder; its address says from now on that it is gone.
  func unpublish(_ photo: PhotoID) throws {
    try store.mark(photo.removed)
    try store.deleteFolder(photo.publicFolder)
  }
}
