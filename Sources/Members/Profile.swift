import Store
import System

extension Members {
  /// Writes what the member changed in their profile; all else in the document stays.
  ///
  /// `revision` is the one that the form was filled from: `StoreError.conflict` when somebody else's
  /// change came between. What stands there already, as when a form is sent twice, contradicts nobody.
  public func edit(_ id: MemberID, _ fields: ProfileFields, revision: Int64) throws {
    var isRenamed = false
    try store.update(id.document) { document in
      guard document.revision == revision || fields.stand(in: document, of: id) else {
        throw StoreError.conflict(id.document)
      }
      isRenamed = try rename(fields.name.text, of: id, in: &document)
      document["bio"] = fields.bio.map(JSON.string)
      document["age"] = fields.age.map { .integer(Int64($0)) }
    }
    if isRenamed { blankFormerNames(of: id) }
  }

  /// Overwrites the names in search's file that the member had before. Where that fails, the next change of
  /// the name or the deletion of the account does it: the change that was made is no less made.
  func blankFormerNames(of id: MemberID) {
    do {
      try store.transaction([id.document]) { transaction in
        guard let sequence = try transaction.get(id.document)?["nameSeq"]?.integer else { return }
        try names.blank(id.text, keeping: sequence)
      }
    } catch { Log.write("former names of \(id): \(error)") }
  }

  /// Changes the name, and has search find the new one. Returns whether search knew another.
  @discardableResult
  func rename(_ name: String, of id: MemberID, in document: inout JSONObject) throws -> Bool {
    let former = Member.name(in: document, of: id)
    document["name"] = .string(name)
    let isKnown = document["nameSeq"]?.integer != nil
    if isKnown, NameLine.folded(name) == NameLine.folded(former) { return false }
    document["nameSeq"] = .integer(try announce(name, of: id))
    return isKnown
  }
}
