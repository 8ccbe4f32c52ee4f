import Store

extension Checkup {
  /// The members' documents, and which photos they name.
  func checkDocuments() throws {
    try forEachMember("users", .document) { id in
      try examine([id.document]) { try documentTroubles(id) }
      guard case .success(let document)? = try read(id.document) else { return }
      let claims = PhotoFacts.Claims(id, document)
      for line in claims.lines { try photoFacts?.add(line) }
      try nameFacts?.add(fact(id, "document", NameLine.wanted(id, document)))
    }
  }

  private func documentTroubles(_ id: MemberID) throws -> [Trouble] {
    let document: JSONObject
    switch try read(id.document) {
    case nil: return []
    case .failure(let error):
      isDocumentUnreadable = true
      return [unreadable(id.document, error, "restore it from a copy; it is left as it is")]
    case .success(let found): document = found
    }
    var found: [Trouble] = []
    // Some were brought over without an address, and never had any.
    let needsCredentials = document["imported"]?["hasAddress"] != .bool(false)
    if needsCredentials, try !store.exists(id.credentials) {
      found.append(
        Trouble(id.document.path, "belongs to a member without credentials: nobody can sign in"))
    }
    if let address = document["profilePhotoURL"]?.text, PhotoID(path: address) == nil {
      found.append(Trouble(id.document.path, "names a photo that is not of this site: \(address)"))
    }
    return found
  }
}
