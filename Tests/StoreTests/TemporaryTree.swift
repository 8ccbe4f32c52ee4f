import Foundation
import Store

/// A tree in a folder of its own, gone with the value.
final class TemporaryTree {
  let path: String
  let store: Store

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-\(UUID().uuidString)").path
    store = Store(disk: try Tree.open(path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }
}

extension Journal {
  /// All lines, or all before a number: the newest first.
  func lines(before sequence: Int64? = nil) throws -> [Line] {
    var lines: [Line] = []
    try read(before: sequence) {
      lines.append($0)
      return true
    }
    return lines
  }

  /// All lines after a number: the oldest first.
  func lines(after sequence: Int64) throws -> [Line] {
    var lines: [Line] = []
    try read(after: sequence) {
      lines.append($0)
      return true
    }
    return lines
  }
}

func key(_ path: String) throws -> Key {
  struct BadKey: Error {}
  guard let key = Key(path) else { throw BadKey() }
  return key
}
