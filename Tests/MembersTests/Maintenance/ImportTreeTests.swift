import Store
import Testing

@testable import Members

/// The shapes in which other sites' tools write members.
@Suite struct ImportTreeTests {
  private func records(_ text: String) throws -> [ImportRecord] {
    let bytes = Array(text.utf8)
    let tree = ImportTree { Array(bytes.dropFirst(Int($0)).prefix($1)) }
    var found: [ImportRecord] = []
    try tree.forEach { id, entry, _ in
      guard case .document(let document) = entry else { return }
      if let record = ImportRecord(id, document, nil) { found.append(record) }
    }
    return found
  }

  @Test func aMemberWhoCannotBeReadKeepsNobodyElseAway() throws {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    let large = "\"" + String(repeating: "x", count: Store.documentLimit) + "\""
    let text =
      #"{"users": {"a": {"name": "\ud800"}, "b": \#(deep), "c": {"bio": \#(large)}, "d": 5, "#
      + #""e": {"name": "Ada"}}}"#
    let bytes = Array(text.utf8)
    let tree = ImportTree { Array(bytes.dropFirst(Int($0)).prefix($1)) }
    var found: [String] = []
    try tree.forEach { id, entry, _ in
      switch entry {
      case .document: found.append("\(id ?? "") taken")
      case .unusable(let code): found.append("\(id ?? "") \(code)")
      }
    }
    #expect(found == ["a unreadable", "b unreadable", "c too-large", "d no-document", "e taken"])
  }

  @Test(arguments: [
    #"{"posts": {"p": {"users": 1}}, "users": {"u1": {"name": "Ada", "age": 36}}, "z": 1}"#,
    #"{"u1": {"name": "Ada", "age": 36}}"#,
    #"[{"uid": "u1", "name": "Ada", "age": "36"}]"#,
    #"{"users": [{"localId": "u1", "displayName": "Ada", "age": 36}]}"#,
    #"{"users": {"u1": {"name": {"stringValue": "Ada"}, "age": {"integerValue": "36"}}}}"#,
    #"{"documents": [{"name": "projects/p/databases/(default)/documents/users/u1", "fields": {"name": {"stringValue": "Ada"}, "age": {"integerValue": "36"}}}]}"#,
    #"{"__collections__": {"posts": {}, "users": {"u1": {"name": "Ada", "age": 36, "__collections__": {}}}}}"#,
  ])
  func everyShapeGivesTheSameMember(_ text: String) throws {
    let found = try records(text)
    #expect(found.map(\.source) == ["u1"])
    #expect(found.first?.name == "Ada")
    #expect(found.first.map { JSON.object($0.rest) } == ["age": 36])
  }

  @Test(arguments: ["profilePhotoURL", "profileImageURL", "profileImageUrl", "photoUrl"])
  func thePhotoIsFoundUnderEachOfItsNames(_ key: String) throws {
    let found = try records("{\"u\": {\"\(key)\": \"https://x.example/a.jpg\", \"other\": [1.10]}}")
    #expect(found.first?.photo == "https://x.example/a.jpg")
    #expect(found.first.map { JSON.object($0.rest) } == ["other": [.number("1.10")]])
  }

  @Test(arguments: [
    ("1577934245678", 1_577_934_245_678), ("\"1577934245678\"", 1_577_934_245_678),
    ("{\"_seconds\": 1577934245, \"_nanoseconds\": 678000000}", 1_577_934_245_678),
    ("{\"__datatype__\": \"timestamp\", \"value\": {\"_seconds\": 1577934245}}", 1_577_934_245_000),
    ("\"2020-01-02T03:04:05.678Z\"", 1_577_934_245_678),
    ("{\"timestampValue\": \"2020-02-29T00:00:00Z\"}", 1_582_934_400_000),
    ("\"1970-01-01T00:00:00Z\"", 0),
  ])
  func timesAreReadInEachOfTheirForms(_ text: String, _ milliseconds: Int64) throws {
    let found = try records("{\"u\": {\"createdAt\": \(text)}}")
    #expect(found.first?.dateJoined == milliseconds)
  }

  @Test(
    "a time that nobody can have joined at is none",
    arguments: [
      "-9223372036854775808", "9223372036854775807", "-1", "253402300800000",
      "{\"_seconds\": 9223372036854775, \"_nanoseconds\": 9223372036854775807}",
      "{\"_seconds\": 9223372036854775807}", "{\"_seconds\": -9223372036854775808}",
    ])
  func impossibleTimes(_ text: String) throws {
    let found = try records("{\"u\": {\"createdAt\": \(text)}}")
    #expect(found.count == 1 && found.first?.dateJoined == nil)
  }

  @Test func typesAreTakenOffAtAnyDepth() throws {
    let typed = """
      {"mapValue": {"fields": {"list": {"arrayValue": {"values": [{"booleanValue": true},
       {"nullValue": null}, {"doubleValue": 1.5}]}}, "empty": {"arrayValue": {}}}}}
      """
    let plain = try JSONParser.parse(Array(typed.utf8)).withoutTypes
    #expect(plain == ["list": [true, .null, .number("1.5")], "empty": []])
    // A single key that merely has an ordinary name stays.
    #expect((["name": "x"] as JSON).withoutTypes == ["name": "x"])
  }

  @Test func anIllegalIdentifierIsMappedToAlwaysTheSame() throws {
    let ids = try records(#"{"a.b": {}, "ok_1": {}, "a.b ": {}}"#).map(\.id.text)
    #expect(ids[1] == "ok_1")
    #expect(ids[0].count == 20 && ids[0] != ids[2])
    #expect(try records(#"{"a.b": {}}"#).map(\.id.text) == [ids[0]])
  }

  @Test(arguments: [
    (
      "https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/p%2Fu%201.png?alt=media",
      "p/u 1.png"
    ),
    ("gs://x.appspot.com/p/u.png", "p/u.png"), ("/profile_image/abc", "profile_image/abc"),
    ("https://x.example/a/b.jpg#c", "a/b.jpg"), ("b.jpg", "b.jpg"),
  ])
  func aPhotoIsLookedForByItsPath(_ source: String, _ path: String) {
    let paths = PhotoSource(source).paths(for: "ada")
    #expect(paths.first == path)
    #expect(paths.contains("ada.jpg"))
    #expect(paths.contains(path.split(separator: "/").last.map(String.init) ?? ""))
  }

  @Test(arguments: [
    "../../etc/passwd", "https://x/%2e%2e/%2e%2e/etc/passwd", "/a/../../b", "https://x/..",
    "a\u{0}b",
  ])
  func noPathLeadsOutOfTheFolder(_ source: String) {
    for path in PhotoSource(source).paths(for: "../x") {
      #expect(!path.split(separator: "/").contains("..") && !path.hasPrefix("/"))
    }
  }
}
