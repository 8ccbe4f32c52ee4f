import Store

/// What is wrong with one photo, by whether a profile shows it, a member had it before, or nobody names
/// it.
extension Checkup {
  func troubles(_ facts: PhotoFacts, isBrokenOff: Bool = false) throws -> [Trouble] {
    if facts.owners.count > 1 {
      let owners = facts.owners.map(\.document.path).sorted().joined(separator: " and ")
      // Whose it is cannot be told: nothing of it is changed.
      return [Trouble(facts.id.masterFolder.path, "is named by \(owners); one of them is wrong")]
    }
    var found: [Trouble] = []
    if !facts.owners.isEmpty { found += try masterTroubles(facts.id) }
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
    // A document that is lost may name it, and nothing here can prove the opposite: the photo is hidden
    // at most, unless a change that was broken off tells of it, or losses are written off.
    let mayGo = !areDocumentsIncomplete && (isBrokenOff || losses == .writtenOff)
    if facts.open != nil {
      found.append(
        Trouble(
          facts.id.publicFolder.path, "is public, though no document names it",
          isBrokenOff ? .leftover : .wrong
        ) { _ in try mayGo ? self.members.unpublish(facts.id) : self.withhold(facts) })
    }
    if facts.closed != nil { found.append(superfluous(facts.id.withheldFolder, mayGo: mayGo)) }
    if facts.hasMaster { found.append(superfluous(facts.id.masterFolder, mayGo: mayGo)) }
    return found
  }

  private func withhold(_ facts: PhotoFacts) throws {
    if facts.closed != nil { return try store.deleteFolder(facts.id.publicFolder) }
    try store.moveFolder(facts.id.publicFolder, to: facts.id.withheldFolder)
  }

  private func superfluous(_ folder: Key, mayGo: Bool = true) -> Trouble {
    if !mayGo {
      let why = "; it stays, because a document that was lost may name it"
      return Trouble(folder.path, "is a photo that no document names" + why, .leftover)
    }
    return Trouble(folder.path, "is a photo that no document names here", .leftover) { _ in
      try self.store.deleteFolder(folder)
    }
  }
}
