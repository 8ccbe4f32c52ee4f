import Store
import System

extension Members {
  /// Makes the address the member's that a link was sent to, which has shown that they read its mail.
  /// `LinkSpent` when the link does not live any more; `email.taken` when the address is somebody else's.
  public func changeAddress(by link: Link) throws {
    guard let address = link.email, link.purpose == .address else { throw LinkSpent() }
    try changeAddress(of: link.member, to: address, by: link)
  }

  /// Makes another address the member's. `email.taken` when it is in use; the old one is free then.
  public func changeAddress(of id: MemberID, to address: EmailAddress) throws {
    try changeAddress(of: id, to: address, by: nil)
  }

  /// The new entry of the index comes first and counts from the moment that the credentials agree.
  private func changeAddress(
    of id: MemberID, to address: EmailAddress, by link: Link?
  ) throws {
    guard let former = try store.get(id.credentials).flatMap(Credentials.init)?.email else {
      throw StoreError.conflict(id.credentials)
    }
    if former == address { return }
    let intent = Intent(member: id, addresses: [address.hash, former.hash])
    try intending(intent) {
      let keys = [address.index, former.index, id.credentials, id.tokens]
      try store.transaction(keys) { transaction in
        if let link { try check(link, in: transaction) }
        guard var credentials = try transaction.get(id.credentials),
          Credentials(credentials)?.email == former
        else { throw StoreError.conflict(id.credentials) }
        guard try isFree(address) else { throw InvalidFields([.email: .emailTaken]) }
        try transaction.put(address.index, Credentials.index(of: id), secret: true)
        let revision = credentials.revision
        credentials["email"] = .string(address.text)
        credentials["emailDigests"] = address.digests
        credentials["addressChanged"] = .integer(Clock.milliseconds())
        credentials["confirmed"] = link == nil ? nil : .string(address.text)
        try transaction.replace(id.credentials, credentials, revision: revision, secret: true)
        // What was sent to the former address opens nothing any more, as the credentials say already.
        try voidLinks(of: id, in: transaction)
        try transaction.delete(former.index)
      }
    }
  }
}
