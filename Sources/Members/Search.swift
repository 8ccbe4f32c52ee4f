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
    var page = Walk<NameLine>(self, for: viewer, count: count, sources: [])
    page.includesHidden = includingHidden
    try names.search(query, before: cursor) { try page.take($0) }
    return page.result(older: page.next, newer: nil)
  }

  /// Every member, those who took their name last first, from before `cursor`; also whom others are not
  /// shown: for moderators.
  public func everybody(before cursor: Int64?, count: Int) throws -> MemberPage {
    var page = Walk<NameLine>(self, for: .stranger, count: count, sources: [])
    page.includesHidden = true
    try names.read(before: cursor) { try page.take($0) }
    return page.result(older: page.next, newer: nil)
  }
}
