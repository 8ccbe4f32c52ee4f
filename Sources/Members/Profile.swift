import Store

extension Members {
  /// Writes what the member changed in their profile; all else in the document stays.
  ///
  /// `revision` is the one that the form was filled from: `StoreError.conflict` when somebody else's
  /// change came between.
  public func edit(_ id: MemberID, _ fields: ProfileFields, revision: Int64) throws {
    try store.update(id.document) { document in
      guard document.revision == revision else { throw StoreError.conflict(id.document) }
      try rename(fields.name.text, of: id, in: &document)
      document["bio"] = fields.bio.map(JSON.string)
      document["age"] = fields.age.map { .integer(Int64($0)) }
    }
  }

  /// Changes the name, and has search find the new one.
  func rename(_ name: String, of id: MemberID, in document: inout JSONObject) throws {
    let former = Member.name(in: document, of: id)
    document["name"] = .string(name)
    if document["nameSeq"]?.integer == nil || NameLine.folded(name) != NameLine.folded(former) {
      document["nameSeq"] = .integer(try announce(name, of: id))
    }
  }
}
