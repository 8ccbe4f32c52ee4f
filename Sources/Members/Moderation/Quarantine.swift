import Store
import System

/// Evidence of what moderators took away for a reason, `quarantine/<time>-<photo or uid>/`: the whole
/// picture, the member's document and what was reported. It is kept for `quarantine_days`, and then gone.
struct Quarantine {
  private static let directory = "quarantine"
  private static let day: Int64 = 86_400_000

  let members: Members
  private var store: Store { members.store }

  /// Keeps a photo and the document of its owner, before they are taken away. Nothing is kept with 0 days.
  func keep(_ photos: [PhotoID], of member: Member, because act: Act) throws {
    guard members.settings.quarantineDays > 0 else { return }
    let time = Clock.milliseconds()
    var files = [
      Store.File(name: "act.json", bytes: JSONWriter.document(act.line(at: time))),
      Store.File(name: "document.json", bytes: JSONWriter.document(.object(member.document))),
    ]
    for photo in photos {
      if let master = try members.master(of: photo) {
        files.append(Store.File(name: "\(photo).jpg", bytes: master))
      }
      if let report = try store.get(photo.report) ?? store.get(photo.earlierReport) {
        files.append(
          Store.File(name: "\(photo).json", bytes: JSONWriter.document(.object(report))))
      }
    }
    let name = "\(time)-\(photos.first?.text ?? member.id.text)"
    try store.writeFolder(
      Key("\(Self.directory)/\(name)", trusted: ()), files, isPublic: false)
  }

  /// The folders whose time is over; also those whose name tells no time.
  func outdated() throws -> [Key] {
    let limit = Clock.milliseconds() - Int64(members.settings.quarantineDays) * Self.day
    return try store.disk.list(Self.directory).compactMap { name in
      let time = Int64(name.prefix { $0 != "-" }) ?? 0
      return time < limit ? Key("\(Self.directory)/\(name)", trusted: ()) : nil
    }
  }
}

extension Members {
  var quarantine: Quarantine { Quarantine(members: self) }

  /// Removes evidence whose time is over.
  public func sweepQuarantine() throws {
    for folder in try quarantine.outdated() { try store.deleteFolder(folder) }
  }

  /// Deletes an account as an administrator's act. For a reason, evidence is kept as long as the site says.
  /// Throws `LastAdministrator`.
  public func delete(_ id: MemberID, reason: Reason?, by actor: Act.Actor) throws {
    try delete(id, ifWaitingFor: nil) {
      let act = Act(.delete, by: actor, on: id, note: reason?.text)
      try log(act)
      if reason != nil, let member = try readable(id) {
        try quarantine.keep(Self.photos(in: member.document), of: member, because: act)
      }
    }
  }
}
