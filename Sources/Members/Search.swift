import Store
import Text

extension Members {
  /// Members whose name has what is searched for, those who took their name last first, from before
  /// `cursor`; with and without a photo.
  public func search(
    _ query: SearchQuery, before cursor: Int64?, count: Int
  ) throws -> MemberPage {
    var page = Walk<NameLine>(self, count: count, sources: [])
    try names.search(query, before: cursor) { try page.take($0) }
    return page.result(older: page.next, newer: nil)
  }
}
