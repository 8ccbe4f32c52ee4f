import Store
import System

/// Writes all members as one JSON tree, in the form of Firebase's Realtime Database, with their whole
/// pictures beside it: `users.json` and `photos/<uuid>.jpg`.
public struct Export {
  private let members: Members
  private let folder: any Disk
  private let holdsPasswords: Bool
  private let progress: Progress
  private let report: (Gap) -> Void
  public private(set) var written = 0
  public private(set) var gaps = 0

  /// What an export lacks.
  public enum Gap: Sendable {
    /// A member whose document cannot be read.
    case member(MemberID)
    /// A photo that a document names and that is not there.
    case photo(PhotoID)
  }

  /// `folder` is an empty one. Hashes of passwords are only written when `holdsPasswords`.
  public init(
    _ members: Members, to folder: any Disk, holdsPasswords: Bool = false,
    progress: Progress = .silent, report: @escaping (Gap) -> Void = { _ in }
  ) {
    self.members = members
    self.folder = folder
    self.holdsPasswords = holdsPasswords
    self.progress = progress
    self.report = report
  }

  /// `EEXIST` when there is an export in the folder already.
  public mutating func run() throws {
    let file = try folder.create("users.json", mode: 0o600)
    try folder.makeDirectory("photos", mode: 0o700)
    try file.write(Array("{\"users\": {".utf8))
    try progress.forEachName(members.store.disk, "users") { name in
      guard name.hasSuffix(".json"), let id = MemberID(name.dropLast(5)) else { return }
      do {
        // Those who wait have not joined yet.
        guard let member = try members.member(id), Wait(member.document) == nil else {
          return
        }
        try write(member, to: file)
      } catch is StoreError { tell(.member(id)) }
    }
    try file.write(Array("\n}}\n".utf8))
    try file.sync()
  }

  private mutating func tell(_ gap: Gap) {
    gaps += 1
    report(gap)
  }

  private mutating func write(_ member: Member, to file: any OpenFile) throws {
    let photos =
      (member.photo.map { [$0.id] } ?? []) + Members.earlierPhotos(in: member.document)
    for photo in photos {
      guard let bytes = try members.master(of: photo) else {
        tell(.photo(photo))
        continue
      }
      try folder.create("photos/\(photo).jpg", mode: 0o600).write(bytes)
    }
    let line =
      JSONWriter.line(.string(member.id.text)) + Array(": ".utf8)
      + JSONWriter.line(.object(try document(member)))
    try file.write(Array((written == 0 ? "\n" : ",\n").utf8) + line)
    written += 1
  }

  /// The member's document without what only this tree understands, and with their address.
  private func document(_ member: Member) throws -> JSONObject {
    var document = member.document
    for key in ["revision", "nameSeq", "imported"] { document[key] = nil }
    if let photo = member.photo {
      var details = JSONObject()
      details["colour"] = .string(photo.colour)
      details["alt"] = photo.alt.map(JSON.string)
      if photo.isHeld { details["held"] = true }
      details["crop"] = try members.details(of: photo.id).map { Print.json($0.crop) }
      document["profilePhoto"] = .object(details)
    }
    guard let secrets = try members.store.get(member.id.credentials),
      let credentials = Credentials(secrets)
    else { return document }
    document["email"] = .string(credentials.email.text)
    if holdsPasswords { document["passwordHash"] = .string(credentials.passwordHash) }
    return document
  }
}
