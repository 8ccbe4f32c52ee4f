import HTTP
import Members
import Store
import Templates

/// The members with a photo, newest photo first; or those who are searched for.
func galleryShow(_ visit: Visit) throws -> Response {
  if let search = try visit.search() { return try searchShow(visit, search) }
  let before = try visit.cursor("before")
  let after = try visit.cursor("after")
  if before != nil, after != nil { throw Visit.badCursor }
  let count = visit.configuration.galleryPage
  let viewer = try visit.viewer.get()
  let gallery =
    if let after {
      try visit.members.gallery(after: after, count: count, for: viewer)
    } else {
      try visit.members.gallery(before: before, count: count, for: viewer)
    }
  visit.isMade(from: gallery.sources)
  let older = gallery.older.map { "/?before=\($0)" }
  let newer = gallery.newer.map { "/?after=\($0)" }
  var values: Object = ["members": visit.tiles(gallery.members)]
  values["older"] = older.map { .text(visit.url($0)) }
  values["newer"] = newer.map { .text(visit.url($0)) }
  if before != nil || after != nil { values["newest"] = .text(visit.url("/")) }
  let root = visit.configuration.root
  let json: JSON = [
    "members": .array(gallery.members.map { $0.listed(root: root) }),
    "next": older.map { .string(root + $0) } ?? .null,
    "previous": newer.map { .string(root + $0) } ?? .null,
  ]
  return try visit.show(Page("gallery", values, json: json))
}
