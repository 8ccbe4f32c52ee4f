import Foundation
import Members
import Store
import Testing

/// The files of the tree, as somebody with an editor could read and change them.
extension TemporaryMembers {
  func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  /// A file that only its owner may read, in the place of one that may be there.
  func write(_ text: String, to name: String) throws {
    try? store.disk.remove(name)
    try store.disk.create(name, mode: 0o600).write(Array(text.utf8))
  }

  func rewrite(_ name: String, _ change: (String) -> String) throws {
    try write(change(text(name)), to: name)
  }

  /// Makes a file or folder older than any work in progress.
  func age(_ name: String, hours: Double = 30) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -hours * 3600)],
      ofItemAtPath: "\(path)/\(name)")
  }

  /// What the check finds in the tree.
  func check(repair: Bool = false, losses: Checkup.Losses = .kept) throws -> [Finding] {
    var found: [Finding] = []
    let checkup = Checkup(members, studio: nil, isRepairing: repair, losses: losses) {
      found.append($0)
    }
    try checkup.run()
    #expect(checkup.wrong + checkup.leftovers + checkup.repaired == found.count)
    return found
  }
}
