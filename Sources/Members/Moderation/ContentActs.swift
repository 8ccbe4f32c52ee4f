import Store

/// What moderators do about something that a profile shows. Each is written down, and the member is told.
extension Members {
  /// Takes a photo away for good, their current or an earlier one; its owner keeps it neither way, and
  /// what looks like it is held when they send it again. False when it is not theirs any more.
  @discardableResult
  public func takeAwayPhoto(
    _ photo: PhotoID, of id: MemberID, reason: Reason?, by actor: Act.Actor
  ) throws -> Bool {
    guard let member = try member(id), owns(member, photo) else { return false }
    let act = Act(.removePhoto, by: actor, on: id, photo: photo, note: reason?.text)
    try log(act)
    try quarantine.keep([photo], of: member, because: act)
    let look = try look(of: photo)
    var isDone = false
    let note = { (document: inout JSONObject) in
      if let look { Self.doubt(look, in: &document) }
      MemberNotice.add("photo-removed", reason, to: &document)
      isDone = true
    }
    try dropPhoto(photo, of: id, note)
    if !isDone { try deleteEarlier(photo, of: id, note) }
    return isDone
  }

  /// Puts a neutral name in the place of a member's, if it still is `name`.
  @discardableResult
  public func takeAwayName(
    _ name: String, of id: MemberID, reason: Reason?, by actor: Act.Actor
  ) throws -> Bool {
    guard try member(id)?.name == name else { return false }
    try log(Act(.removeName, by: actor, on: id, note: reason?.text))
    try store.update(id.document) { document in
      guard Member.name(in: document, of: id) == name else { return }
      try rename(Self.neutralName(id), of: id, in: &document)
      MemberNotice.add("name-removed", reason, to: &document)
    }
    blankFormerNames(of: id)
    try store.deleteFile(Report.key(.name, of: id))
    return true
  }

  /// Takes a member's biography away, if it is still the one that was `seen`.
  @discardableResult
  public func takeAwayBio(
    _ seen: String, of id: MemberID, reason: Reason?, by actor: Act.Actor
  ) throws -> Bool {
    guard try member(id)?.bio == seen else { return false }
    try log(Act(.removeBio, by: actor, on: id, note: reason?.text))
    try store.update(id.document) { document in
      if document["bio"]?.text != seen { return }
      document["bio"] = nil
      MemberNotice.add("bio-removed", reason, to: &document)
    }
    try store.deleteFile(Report.key(.bio, of: id))
    return true
  }

  /// Lets a member send no more photos, or lets them again.
  public func setUploadsLocked(
    _ isLocked: Bool, of id: MemberID, reason: Reason?, by actor: Act.Actor
  ) throws {
    try log(Act(isLocked ? .lock : .unlock, by: actor, on: id, note: reason?.text))
    try store.update(id.document) { document in
      guard Self.areUploadsLocked(document) != isLocked else { return }
      document["uploadsLocked"] = isLocked ? true : nil
      MemberNotice.add(
        isLocked ? "uploads-locked" : "uploads-unlocked", reason, to: &document)
    }
  }

  /// Withholds a photo until a moderator approves it.
  @discardableResult
  public func hold(
    _ photo: PhotoID, of id: MemberID, by actor: Act.Actor
  ) throws -> Bool {
    try log(Act(.hold, by: actor, on: id, photo: photo))
    return try hold(photo, of: id)
  }

  /// Shows a photo that was held.
  @discardableResult
  public func approvePhoto(
    _ photo: PhotoID, of id: MemberID, by actor: Act.Actor
  ) throws -> Bool {
    try log(Act(.approve, by: actor, on: id, photo: photo))
    return try approvePhoto(photo, of: id)
  }

  /// Drops a report: what it tells of stays. False when there is none, or none any more of the text that
  /// was `seen`.
  @discardableResult
  public func dismissReport(
    _ subject: Report.Subject, seen: String?, of id: MemberID, by actor: Act.Actor
  ) throws -> Bool {
    let key = Report.key(subject, of: id)
    let isSeen = { (document: JSONObject?) in document.map { $0["text"]?.text == seen } ?? false }
    guard isSeen(try store.get(key)) else { return false }
    let photo: PhotoID? = if case .photo(let photo) = subject { photo } else { nil }
    try log(Act(.dismiss, by: actor, on: id, photo: photo, note: subject.kind))
    return try store.transaction([key]) { transaction in
      guard isSeen(try transaction.get(key)) else { return false }
      try transaction.delete(key)
      return true
    }
  }

  /// What stands for a name that was taken away: the same in every language, and different for each.
  static func neutralName(_ id: MemberID) -> String { "Member \(id.text.prefix(6))" }
}
