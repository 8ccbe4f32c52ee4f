import Store
import System

/// Files in the operator's folder that nothing looks for, such as one whose name has a typing mistake.
struct UnusedFiles {
  /// Files that are looked at, at most.
  private static let limit = 10_000
  private static let publicNames = ["style.css", "icon.svg", "silhouette.svg", "unavailable.html"]

  private let disk: LocalDisk
  private(set) var findings: [OverrideFinding] = []
  private var seen = 0

  init(_ disk: LocalDisk) throws {
    self.disk = disk
    try look("")
  }

  private mutating func look(_ folder: String) throws {
    let names: [String]
    do throws(SystemError) { names = try disk.list(folder).sorted() } catch {
      // What lies in it is left out, as is said elsewhere.
      if error.isForbidden { return }
      throw error
    }
    for name in names where !name.hasPrefix(".") {
      seen += 1
      if seen > Self.limit { return }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if try disk.status(path)?.isDirectory == true {
        try look(path)
      } else if let place = misplaced(path, name) {
        findings.append(OverrideFinding(path, "is not used: \(place)"))
      }
    }
  }

  /// What is looked for instead; nil for a file that is used.
  private func misplaced(_ path: String, _ name: String) -> String? {
    switch path.prefix(while: { $0 != "/" }) {
    case "templates": name.hasSuffix(".mustache") ? nil : "templates end in .mustache"
    case "locales":
      LocaleFiles.isName(path)
        ? nil : "texts are in locales/<language>.json, such as locales/ko.json"
    case "public":
      Self.publicNames.first { path.lowercased() == "public/\($0)" && path != "public/\($0)" }
        .map { "ours is called public/\($0)" }
    default: "own files are in templates/, locales/ and public/"
    }
  }
}
