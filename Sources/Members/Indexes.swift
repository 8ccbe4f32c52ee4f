import Store
import System

/// The feed and the names for search, which can be made again from the members' documents.
extension Members {
  /// Drops the lines of the feed that no longer count, while the site is in use. Returns false, having
  /// done nothing, when another process is at it.
  @discardableResult
  public func compactFeed() throws -> Bool {
    try feed.compact(counts)
  }

  /// Makes the feed again from the documents, after it was lost or damaged. Every photo keeps its place.
  public func rebuildFeed() throws {
    try feed.rebuild { add in
      try eachMember { member in
        if let line = Publication(member) { try add(line) }
      }
    }
  }

  /// Drops the lines of the names that no longer count, as `compactFeed` does.
  @discardableResult
  public func compactNames() throws -> Bool {
    try names.compact(counts)
  }

  /// Compacts the feed or the names where, by a look at a few lines, most no longer count.
  public func compactWhatIsMostlyDead() throws {
    if try feed.isMostlyDead(counts) { try compactFeed() }
    if try names.isMostlyDead(counts) { try compactNames() }
  }

  /// Makes the names for search again from the documents. A member whose name was never in it, such as
  /// one brought over from elsewhere, is added as the newest.
  public func rebuildNames() throws {
    var hasOthers = false
    try names.rebuild { add in
      try eachMember { member in
        if let line = NameLine(member) { try add(line) } else { hasOthers = true }
      }
    }
    if !hasOthers { return }
    try eachMember { member in
      if member.nameSequence == nil { try announceName(of: member.id) }
    }
  }

  private func announceName(of id: MemberID) throws {
    try store.update(id.document) { document in
      guard document["nameSeq"]?.integer == nil else { return }
      document["nameSeq"] = .integer(
        try announce(Member.name(in: document, of: id), of: id))
    }
  }

  /// Adds a member's name to those that search finds. Returns its `nameSeq`, which their document must
  /// get together with the name.
  func announce(_ name: String, of id: MemberID) throws -> Int64 {
    try names.append { NameLine(sequence: $0, member: id, name: name) }
  }

  private func counts(_ line: some MemberLine) throws -> Bool {
    guard let id = MemberID(line.member) else { return false }
    do { return try member(id).map(line.counts) ?? false } catch is StoreError {
      // A document that somebody has broken may be mended.
      return true
    }
  }

  /// Every member with a readable document, in no order. A document that somebody has broken is passed
  /// over; a disk that fails is not.
  private func eachMember(_ body: (Member) throws -> Void) throws {
    try store.disk.list("users") { name in
      guard name.hasSuffix(".json"), let id = MemberID(name.dropLast(5)) else { return }
      let found: Member?
      do { found = try member(id) } catch is StoreError { return }
      if let found { try body(found) }
    }
  }
}

extension Publication: MemberLine {
  init?(_ member: Member) {
    guard let photo = member.photo else { return nil }
    self.init(
      sequence: photo.sequence, member: member.id.text, photo: photo.id.text, colour: photo.colour)
  }

  func counts(_ member: Member) -> Bool {
    member.photo.map { $0.sequence == sequence && $0.id.text == photo } ?? false
  }

  static func showing(_ member: Member) -> Showing { member.photoShowing }
}

extension NameLine: MemberLine {
  init(sequence: Int64, member: MemberID, name: String) {
    let folded = Self.folded(name)
    self.init(
      sequence: sequence, member: member.text, name: folded,
      initials: folded.hangulInitials ?? "")
  }

  init?(_ member: Member) {
    guard let sequence = member.nameSequence else { return nil }
    self.init(sequence: sequence, member: member.id, name: member.name)
  }

  func counts(_ member: Member) -> Bool {
    member.nameSequence == sequence && Self.folded(member.name) == name
  }

  static func showing(_ member: Member) -> Showing { member.showing }

  /// The name as it is searched, on one line of bounded length.
  static func folded(_ name: String) -> String {
    let letters = name.folded.unicodeScalars.prefix(1_000)
    return String(String.UnicodeScalarView(letters.map { $0.isControl ? " " : $0 }))
  }
}
