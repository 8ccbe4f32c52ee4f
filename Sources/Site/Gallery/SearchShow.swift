import HTTP
import Members
import Store
import Templates
import Text

/// What the gallery's form asks for.
struct Search {
  /// As it was typed.
  let text: String
  let query: SearchQuery
}

extension Visit {
  /// Nil when the query asks for nobody.
  func search() throws -> Search? {
    guard let text = try query("q")?.removing(\.isBidiControl).trimmed else { return nil }
    // No name is longer.
    let limit = DisplayName.limit
    if text.graphemeCount > limit || text.utf8.count > limit * 16 {
      throw Failure(.unprocessableContent, "search-long", ["limit": .text("\(limit)")])
    }
    if text.containsControls { throw Failure(.badRequest, "bad-search", text: "bad-request") }
    return SearchQuery(text).map { Search(text: text, query: $0) }
  }
}

/// The members whose name is searched for.
///
/// Kept by no cache of ours: there is no end of what can be searched for.
func searchShow(_ visit: Visit, _ search: Search) throws -> Response {
  let cursor = try visit.cursor("before")
  let count = visit.configuration.galleryPage
  let viewer = try visit.viewer.get()
  let page = try visit.site.searching {
    try visit.members.search(search.query, before: cursor, count: count, for: viewer)
  }
  let first = "/?q=\(search.text.percentEncoded)"
  let older = page.older.map { "\(first)&before=\($0)" }
  var values: Object = ["query": .text(search.text), "members": visit.tiles(page.members)]
  values["older"] = older.map { .text(visit.url($0)) }
  if cursor != nil { values["first"] = .text(visit.url(first)) }
  let root = visit.configuration.root
  let json: JSON = [
    "query": .string(search.text),
    "members": .array(page.members.map { $0.listed(root: root) }),
    "next": older.map { .string(root + $0) } ?? .null,
  ]
  return try visit.show(Page("search", values, json: json))
}
