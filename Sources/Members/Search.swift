import Store
import Text

extension Members {
  /// Members whose name has what is searched for, those who took their name last first, from before
  /// `cursor`; with and without a photo. `includingHidden` brings those too whom `viewer` is not shown:
  /// for moderators.
  public func search(
    _ query: SearchQuery, before cursor: Int64?, count: Int, for viewer: Viewer = .stranger,
    includingHidden: Bool = false
  ) throws -> MemberPage {
    try walk(for: viewer, count: count, includingHidden: includingHidden) {
      try names.search(query, before: cursor, $0)
    }
  }

  /// Every member, those who took their name last first, from before `cursor`; also whom others are not
  /// shown: for moderators.
  public func everybody(before cursor: Int64?, count: Int) throws -> MemberPage {
    try walk(for: .stranger, count: count, includingHidden: true) {
      try names.read(before: cursor, $0)
    }
  }

  private func walk(
    for viewer: Viewer, count: Int, includingHidden: Bool,
    _ read: ((NameLine) throws -> Bool) throws -> Void
  ) throws -> MemberPage {
    var page = Walk<NameLine>(self, for: viewer, count: count, sources: [])
    page.includesHidden = includingHidden
    try read { try page.take($0) }
    return page.result(older: page.next, newer: nil)
  }
}
