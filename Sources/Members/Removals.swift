import Store
import System

/// `log/removals.jsonl`: which members were deleted and which photos taken away, so that it can be
/// done again on an older copy of the tree.
struct Removals {
  enum Removal {
    case member(MemberID)
    case photo(PhotoID)
  }

  private static let key = Key("log/removals.jsonl", trusted: ())

  let store: Store

  func append(_ removal: Removal) throws {
    var line = JSONObject()
    line["time"] = .integer(Clock.milliseconds())
    switch removal {
    case .member(let id): line["uid"] = .string(id.text)
    case .photo(let id): line["photo"] = .string(id.text)
    }
    try LineLog(store: store, key: Self.key)
      .append(JSONWriter.line(.object(line)), locking: "removals")
  }
}
