import Store

extension Members {
  /// Writes what the member changed in their profile; all else in the document stays.
  ///
  /// `revision` is the one that the form was filled from: `StoreError.conflict` when somebody else's
  /// change came between.
  public func edit(_ id: MemberID, _ fields: ProfileFields, revision: Int64) throws {
    try store.update(id.document) { document in
      guard document.revision == revision else { throw StoreError.conflict(id.document) }
      document["name"] = .string(fields.name.text)
      document["bio"] = fields.bio.map(JSON.string)
      document["age"] = fields.age.map { .integer(Int64($0)) }
    }
  }
}
