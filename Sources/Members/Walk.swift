import Store

/// A line of a journal that tells something of a member.
protocol MemberLine: JournalLine {
  var member: String { get }

  /// Whether the member's document agrees.
  func counts(_ member: Member) -> Bool
  /// Who is shown what the line tells.
  static func showing(_ member: Member) -> Showing
}

/// Goes along a journal and collects members for one page.
struct Walk<Line: MemberLine> {
  /// Lines looked at for one page. A page whose place in the journal is full of lines that no longer
  /// count is shorter than others.
  private static var patience: Int { 2_000 }

  private let members: Members
  private let viewer: Viewer
  private let count: Int
  var found: [(member: Member, sequence: Int64)] = []
  var sources: [Stamp]
  var includesHidden = false
  /// Whether there is something beyond what was found.
  private(set) var hasMore = false
  private var reached: Int64?
  private var looked = 0

  init(_ members: Members, for viewer: Viewer, count: Int, sources: [Stamp]) {
    self.members = members
    self.viewer = viewer
    self.count = count
    self.sources = sources
  }

  /// The cursor of what comes after this page; nil at the end.
  var next: Int64? { hasMore ? reached : nil }

  func result(older: Int64?, newer: Int64?) -> MemberPage {
    MemberPage(members: found.map(\.member), older: older, newer: newer, sources: sources)
  }

  /// Takes the next line. Returns false when the page is complete.
  mutating func take(_ line: Line) throws -> Bool {
    if looked == Self.patience {
      hasMore = true
      return false
    }
    looked += 1
    guard let id = MemberID(line.member) else { return true }
    // Also a document that is not there, or cannot be read, may be there the next time.
    sources.append(try members.store.stamp(id.document))
    if let member = try members.readable(id),
      includesHidden || Access.isListed(Line.showing(member), viewer), line.counts(member)
    {
      if found.count == count {
        hasMore = true
        return false
      }
      found.append((member, line.sequence))
    }
    reached = line.sequence
    return true
  }
}
