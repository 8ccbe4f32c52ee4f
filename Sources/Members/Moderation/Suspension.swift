import Store
import System

/// Why and since when somebody may not sign in.
public struct Suspension: Sendable, Equatable {
  /// What the member is told, if anything.
  public let reason: String?
  /// Milliseconds since 1970.
  public let time: Int64
}

extension Members {
  static let suspendedStanding: JSON = "suspended"

  /// Keeps a member out: no session or token of theirs works, and only moderators are shown them. It
  /// deletes nothing. False when there is nobody who could be suspended; throws `LastAdministrator`.
  @discardableResult
  public func suspend(_ id: MemberID, reason: Reason?, by actor: Act.Actor) throws -> Bool {
    guard try state(of: id) == .active else { return false }
    let other = try checkAdministrator(id)
    return try setState(.suspended, of: id) { credentials in
      try checkAdministrator(id, beside: other)
      try log(Act(.suspend, by: actor, on: id, note: reason?.text))
      var suspension = JSONObject()
      suspension["time"] = .integer(Clock.milliseconds())
      suspension["reason"] = reason.map { .string($0.text) }
      credentials["suspension"] = .object(suspension)
    }
  }

  /// Lets a member in again, and shows what was shown before. False when they were not suspended.
  @discardableResult
  public func unsuspend(_ id: MemberID, by actor: Act.Actor) throws -> Bool {
    guard try state(of: id) == .suspended else { return false }
    return try setState(.active, of: id) { credentials in
      try log(Act(.unsuspend, by: actor, on: id))
      credentials["suspension"] = nil
    }
  }

  /// Nil for whoever is not suspended.
  public func suspension(of id: MemberID) throws -> Suspension? {
    guard let document = try store.get(id.credentials),
      Credentials(document)?.state == .suspended
    else { return nil }
    let details = document["suspension"]
    return Suspension(
      reason: details?["reason"]?.text, time: details?["time"]?.integer ?? 0)
  }

  private func state(of id: MemberID) throws -> Credentials.State? {
    try store.get(id.credentials).flatMap(Credentials.init)?.state
  }

  private func setState(
    _ state: Credentials.State, of id: MemberID, _ change: (inout JSONObject) throws -> Void
  ) throws -> Bool {
    let former: Credentials.State = state == .suspended ? .active : .suspended
    while let member = try member(id) {
      let photo = member.photo?.id
      let intent = Intent(
        member: id, photos: photo.map { [$0] } ?? [], isSuspension: true)
      let isDone = try intending(intent) {
        try suspending(id, photo, reading: { [former] in $0.state == former }) { credentials in
          try change(&credentials)
          credentials["state"] = .string(state.rawValue)
        }
      }
      if let isDone { return isDone }
    }
    return false
  }

  /// The credentials lead: the member's document, sessions and photo are made to agree with them.
  func settleSuspension(of id: MemberID) throws {
    while let member = try member(id) {
      let isDone = try suspending(
        id, member.photo?.id, reading: { [.active, .suspended].contains($0.state) }
      ) { _ in }
      if isDone != nil { return }
    }
  }

  /// Changes the credentials, and the document with them. Files of the photo are public only while both
  /// say so. Nil when the photo was changed meanwhile; false when the credentials are not `reading`.
  private func suspending(
    _ id: MemberID, _ photo: PhotoID?, reading: (Credentials) -> Bool,
    _ change: (inout JSONObject) throws -> Void
  ) throws -> Bool? {
    let keys =
      [id.document, id.credentials, id.sessions, Self.administrators]
      + (photo.map { [$0.publicFolder] } ?? [])
    return try store.transaction(keys) { transaction in
      guard var document = try transaction.get(id.document),
        var credentials = try transaction.get(id.credentials)
      else { return false }
      guard Member.photo(in: document)?.id == photo else { return nil }
      guard let known = Credentials(credentials), reading(known) else { return false }
      let before = (document, credentials)
      try change(&credentials)
      let isSuspended = Credentials(credentials)?.state == .suspended
      if isSuspended {
        document["standing"] = Self.suspendedStanding
      } else if document["standing"] == Self.suspendedStanding {
        document["standing"] = nil
      }
      let folders = photo?.folders(Member.photoShowing(in: document))
      if let folders, isSuspended {
        try store.moveFolder(folders.elsewhere, to: folders.here)
      }
      if before != (document, credentials) {
        try transaction.replaceAll([
          (id.credentials, credentials, true), (id.document, document, false),
        ])
      }
      if isSuspended { try transaction.delete(id.sessions) }
      if let folders, !isSuspended {
        try store.moveFolder(folders.elsewhere, to: folders.here)
      }
      return true
    }
  }
}
