import Store

extension Members {
  /// Makes another address the member's. `email.taken` when it is in use; the old one is free then.
  ///
  /// The new entry of the index comes first and counts from the moment that the credentials agree.
  public func changeAddress(of id: MemberID, to address: EmailAddress) throws {
    guard let former = try store.get(id.credentials).flatMap(Credentials.init)?.email else {
      throw StoreError.conflict(id.credentials)
    }
    if former == address { return }
    let intent = Intent(member: id, addresses: [address.hash, former.hash])
    try intending(intent) {
      let keys = [address.index, former.index, id.credentials, id.tokens]
      try store.transaction(keys) { transaction in
        guard var credentials = try transaction.get(id.credentials),
          Credentials(credentials)?.email == former
        else { throw StoreError.conflict(id.credentials) }
        guard try isFree(address) else { throw InvalidFields([.email: .emailTaken]) }
        // What was sent to the former address opens nothing any more.
        try voidLinks(of: id, in: transaction)
        try transaction.put(address.index, Credentials.index(of: id), secret: true)
        let revision = credentials.revision
        credentials["email"] = .string(address.text)
        credentials["emailDigests"] = address.digests
        try transaction.replace(id.credentials, credentials, revision: revision, secret: true)
        try transaction.delete(former.index)
      }
    }
  }
}
