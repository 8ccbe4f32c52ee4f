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
      areDocumentsIncomplete = true
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
    return try found + photoTroubles(id, document) + queueTroubles(id, document)
  }

  /// Whether what the document says of photos can be understood.
  private func photoTroubles(_ id: MemberID, _ document: JSONObject) -> [Trouble] {
    var sentences: [String] = []
    if document["name"] == nil, document["dateJoined"] == nil {
      sentences.append("has neither a name nor a date of joining; restore it from a copy")
    }
    if let address = document["profilePhotoURL"], address.text.flatMap({ PhotoID(path: $0) }) == nil
    {
      sentences.append("names a photo that is not of this site: \(address.text ?? "no text")")
    }
    if let earlier = document["earlierPhotos"],
      earlier.array?.allSatisfy({ $0.text.flatMap { PhotoID($0) } != nil }) != true
    {
      sentences.append("has a list of earlier photos that cannot be understood")
    }
    if !sentences.isEmpty { areDocumentsIncomplete = true }
    return sentences.map { Trouble(id.document.path, $0) }
  }
}
