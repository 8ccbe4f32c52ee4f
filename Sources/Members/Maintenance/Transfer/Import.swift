import Store
import System

/// Brings members over from another site.
///
/// May be run again with the same files, or with the second of two that speak of the same members: who
/// is here already gets what they lack, and nothing is doubled.
public struct Import {
  let members: Members
  private let parameters: FirebaseParameters?
  let photos: ImportPhotos?
  let isTrial: Bool
  private let report: (ImportLine) throws -> Void
  public private(set) var counts: [ImportLine.Outcome: Int] = [:]
  /// Members of whom not everything could be taken.
  public private(set) var incomplete = 0

  /// - Parameters:
  ///   - parameters: How the hashes of passwords in the files were made; nil leaves them out.
  ///   - photos: Where the photos are; nil leaves them out.
  ///   - isTrial: Whether nothing is to be written.
  public init(
    _ members: Members, parameters: FirebaseParameters?, photos: ImportPhotos?,
    isTrial: Bool = false, report: @escaping (ImportLine) throws -> Void
  ) {
    self.members = members
    self.parameters = parameters
    self.photos = photos
    self.isTrial = isTrial
    self.report = report
  }

  /// Brings over the members of one file of `size` bytes.
  public mutating func run(_ tree: ImportTree, size: Int64, progress: Progress = .silent) throws {
    if let parameters, !isTrial { try members.note(parameters) }
    try tree.forEach { id, entry, offset in
      progress.tell("import", Int(offset), Int(size))
      let line = try bring(id, entry)
      counts[line.outcome, default: 0] += 1
      if !line.problems.isEmpty { incomplete += 1 }
      try report(line)
    }
    progress.tell("import", Int(size), Int(size))
  }

  /// One member. What is wrong with them is told in their line, and keeps nobody else away.
  private func bring(_ id: String?, _ entry: ImportTree.Entry) throws -> ImportLine {
    var line = ImportLine(id ?? "")
    switch entry {
    case .unusable(let code):
      line.outcome = .refused
      line.problems["document"] = code
    case .document(let document):
      guard let record = ImportRecord(id, document, parameters) else {
        line.outcome = .refused
        line.problems["uid"] = "uid.missing"
        return line
      }
      line = ImportLine(record.source)
      line.uid = record.id.text
      line.problems = record.problems
      do { try bring(record, &line) } catch is StoreError {
        // Another process brings them at this moment, or what is here of them is damaged.
        line.outcome = .refused
        line.problems["document"] = "conflict"
      }
    }
    return line
  }
}
