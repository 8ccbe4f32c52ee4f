import Store

/// The moderators' queue, and what is said of members who may not sign in.
extension Checkup {
  func checkReports() throws {
    try forEachSecret("reports", of: "a report") { key in
      try examine([key]) {
        guard case .failure(let error)? = try read(key) else { return [] }
        return [unreadable(key, error, "it is passed over, and can be removed")]
      }
    }
  }

  /// A held photo that moderators do not find in their queue.
  func queueTroubles(_ id: MemberID, _ document: JSONObject) throws -> [Trouble] {
    guard let photo = Member.photo(in: document), photo.isHeld,
      try !store.exists(photo.id.waiting)
    else { return [] }
    return [
      Trouble(id.document.path, "holds a photo that is not in the moderators' queue") { _ in
        try self.members.enqueue(photo.id, of: id, because: .moderator)
      }
    ]
  }

  /// Whether a document shows somebody whom the credentials keep out.
  func suspensionTroubles(_ id: MemberID) throws -> [Trouble] {
    guard case .success(let credentials)? = try read(id.credentials),
      credentials["state"]?.text == Credentials.State.suspended.rawValue,
      case .success(let document)? = try read(id.document), document["standing"] == nil
    else { return [] }
    return [
      Trouble(id.document.path, "shows a member who is suspended") { _ in
        // It takes its own locks.
        try self.members.settleSuspension(of: id)
      }
    ]
  }
}
