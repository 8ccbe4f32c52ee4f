import Foundation
@testable import Store
import System
import Testing

@Suite struct StoreTests {
  let tree: TemporaryTree
  let ada: Key

  init() throws {
    tree = try TemporaryTree()
    ada = try key("users/ada.json")
  }

  @Test func updatingKeepsEveryOtherKeyAsItWas() throws {
    try tree.write(
      #"{"zeta": 1.10, "name": "Ada", "imported": {"deep": {"number": 1e2, "list": [1, 2.50]}}}"#,
      to: "users/ada.json")
    try tree.store.update(ada) { $0["name"] = "Ada L." }
    let expected = """
      {
        "zeta": 1.10,
        "name": "Ada L.",
        "imported": {
          "deep": {
            "number": 1e2,
            "list": [
              1,
              2.50
            ]
          }
        },
        "revision": 1
      }

      """
    #expect(try tree.read("users/ada.json") == expected)
  }

  @Test func revisionsGrowByOne() throws {
    try tree.store.transaction([ada]) { try $0.create(ada, JSONObject()) }
    for expected in 2...4 {
      let written = try tree.store.update(ada) { $0["n"] = .integer(Int64(expected)) }
      #expect(written.revision == Int64(expected))
    }
    #expect(try tree.store.get(ada)?.revision == 4)
  }

  @Test func creatingTwiceIsAConflict() throws {
    try tree.store.transaction([ada]) { try $0.create(ada, JSONObject()) }
    #expect(throws: StoreError.conflict(ada)) {
      try tree.store.transaction([ada]) { try $0.create(ada, JSONObject()) }
    }
  }

  @Test func replacingAnOlderRevisionIsAConflict() throws {
    try tree.store.transaction([ada]) { try $0.create(ada, JSONObject()) }
    try tree.store.update(ada) { $0["name"] = "newer" }
    #expect(throws: StoreError.conflict(ada)) {
      try tree.store.transaction([ada]) {
        try $0.replace(ada, JSONObject(), revision: 1)
      }
    }
    #expect(try tree.store.get(ada)?["name"]?.text == "newer")
  }

  @Test func updatingWhatIsNotThereIsAConflict() {
    #expect(throws: StoreError.conflict(ada)) { try tree.store.update(ada) { _ in } }
  }

  @Test func anUnreadableDocumentIsReportedAndLeftAlone() throws {
    try tree.write("{\"name\": ", to: "users/ada.json")
    #expect(throws: StoreError.self) { try tree.store.update(ada) { $0["name"] = "x" } }
    #expect(try tree.read("users/ada.json") == "{\"name\": ")
  }

  @Test func aThrownErrorChangesNothingAndLeavesNothing() throws {
    struct Refused: Error {}
    try tree.store.transaction([ada]) { try $0.create(ada, JSONObject()) }
    #expect(throws: Refused.self) {
      try tree.store.update(ada) {
        $0["name"] = "half"
        throw Refused()
      }
    }
    #expect(try tree.names("users") == ["ada.json"])
    #expect(try tree.store.get(ada)?["name"] == nil)
  }

  @Test func manyWritersLoseNoUpdate() throws {
    try tree.store.transaction([ada]) { try $0.create(ada, JSONObject()) }
    let store = tree.store
    let threads = try (0..<8).map { _ in
      // A disk of its own, as another process would have.
      let disk = try LocalDisk(root: tree.path)
      return try Thread { [ada] in
        for _ in 0..<50 {
          _ = try? Store(disk: disk).update(ada) { document in
            document["count"] = .integer((document["count"]?.integer ?? 0) + 1)
          }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(try store.get(ada)?["count"]?.integer == 400)
    #expect(try store.get(ada)?.revision == 401)
  }

  @Test func secretsAreTheirOwnersAlone() throws {
    let secret = try key("credentials/ada.json")
    try tree.store.transaction([secret]) { try $0.create(secret, JSONObject(), secret: true) }
    #expect(try mode("credentials/ada.json") == 0o600)
    #expect(try mode("credentials") == 0o700)
    #expect(try mode("profile_image") == 0o755)
  }

  @Test func foldersAppearWholeAndOnce() throws {
    let folder = try key("profile_image/one")
    let files = [Store.File(name: "96.jpg", bytes: [1]), Store.File(name: "96.webp", bytes: [2])]
    try tree.store.writeFolder(folder, files, isPublic: true)
    #expect(try tree.names("profile_image/one") == ["96.jpg", "96.webp"])
    #expect(try mode("profile_image/one/96.jpg") == 0o644)
    #expect(throws: SystemError.self) {
      try tree.store.writeFolder(folder, files, isPublic: true)
    }
    #expect(try tree.names("staged") == [])
    try tree.store.addFile(Store.File(name: "1280.jpg", bytes: [3]), to: folder, isPublic: true)
    try tree.store.addFile(Store.File(name: "1280.jpg", bytes: [4]), to: folder, isPublic: true)
    #expect(try tree.store.file("1280.jpg", in: folder, limit: 10) == [3])
    try tree.store.deleteFolder(folder)
    try tree.store.deleteFolder(folder)
    #expect(try tree.names("profile_image") == [])
  }

  @Test func aTreeOfAnotherUserIsRefused() throws {
    // Only root can make such a folder; without root the wrong owner is the root folder's.
    let foreign = geteuid() == 0 ? tree.path : "/"
    if geteuid() == 0 { #expect(chown(tree.path, 12_345, 12_345) == 0) }
    #expect(throws: SystemError.self) { try Tree.open(foreign) }
  }

  @Test(arguments: [0, 0xFFFF_FFFF, 0x1_FFFF_FFFF] as [Int64])
  func bytesAreWrittenAtAnyPlaceOfALargeFile(offset: Int64) throws {
    try tree.write("", to: "large")
    let file = try tree.store.disk.overwrite("large", at: offset)
    try file.write([7])
    #expect(try tree.store.disk.read("large", at: offset, count: 2) == [7])
  }

  @Test func symbolicLinksAreNotFollowed() throws {
    try tree.write("{}", to: "outside.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(tree.path)/users/ada.json", withDestinationPath: "\(tree.path)/outside.json")
    expectNoDocument()
  }

  /// Whatever stands in a document's place, nobody waits for it or reads it.
  @Test func aPipeOrAFolderIsNoDocument() throws {
    let path = "\(tree.path)/users/ada.json"
    #expect(mkfifo(path, 0o600) == 0)
    expectNoDocument()
    #expect(unlink(path) == 0 && mkdir(path, 0o700) == 0)
    expectNoDocument()
  }

  private func expectNoDocument() {
    let error = StoreError.unreadable(ada, JSONError(reason: .noFile, offset: 0))
    #expect(throws: error) { try tree.store.get(ada) }
  }

  @Test(arguments: ["", "/etc/passwd", "a/../b", "users//x", "users/.x", "users/é", "a b", "a/"])
  func refusesKeysThatAreNoNames(_ path: String) {
    #expect(Key(path) == nil)
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(tree.path)/\(name)")
    return (attributes[.posixPermissions] as? Int) ?? -1
  }
}
