import Foundation

@testable import Site

/// A folder of overrides for one test, over our own files or over others.
final class OwnFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  var configuration = Configuration()

  init(_ files: [String: String] = [:]) throws {
    configuration.templates = TextsTests.root + "/templates"
    configuration.assets = TextsTests.root + "/public"
    configuration.overrides = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try write(bytes: Array(text.utf8), to: name)
  }

  func write(bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// A file of ours.
  static func ours(_ name: String) throws -> String {
    try String(contentsOfFile: "\(TextsTests.root)/\(name)", encoding: .utf8)
  }

  /// What is found, a line each: the file and the sentence.
  func findings() throws -> [String] {
    try configuration.overrideFindings().map { "\($0.file): \($0.sentence)" }
  }
}
