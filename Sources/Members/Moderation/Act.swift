import Store

/// Something that a moderator or administrator did.
public struct Act: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case add, role, password, suspend, unsuspend, delete
    case approveMember = "approve-member"
    case declineMember = "decline-member"
    case resetLink = "reset-link"
    case invite, revoke
    case hold, approve
    case removePhoto = "remove-photo"
    case removeName = "remove-name"
    case removeBio = "remove-bio"
    case lock, unlock, dismiss, block, unblock
  }

  /// Who acts.
  public enum Actor: Sendable, Equatable {
    /// Whoever may run commands on the machine.
    case command
    case member(MemberID)

    public var text: String {
      switch self {
      case .command: "command"
      case .member(let id): id.text
      }
    }

    init(_ text: String) {
      self = MemberID(text).flatMap { text == "command" ? nil : .member($0) } ?? .command
    }
  }

  public var kind: Kind
  public var by: Actor
  /// To whom it was done, if to a member.
  public var member: MemberID?
  public var photo: PhotoID?
  /// What the member was told, or, of a role, which one.
  public var note: String?
  /// Milliseconds since 1970; 0 before it is written down.
  public var time: Int64 = 0

  public init(
    _ kind: Kind, by: Actor, on member: MemberID? = nil, photo: PhotoID? = nil,
    note: String? = nil
  ) {
    self.kind = kind
    self.by = by
    self.member = member
    self.photo = photo
    self.note = note
  }
}

extension Act {
  /// Nil for a line that tells of nothing known.
  init?(_ line: JSON) {
    guard let kind = line["act"]?.text.flatMap(Kind.init), let time = line["time"]?.integer,
      let by = line["by"]?.text
    else { return nil }
    self.init(
      kind, by: Actor(by), on: line["uid"]?.text.flatMap { MemberID($0) },
      photo: line["photo"]?.text.flatMap { PhotoID($0) }, note: line["note"]?.text)
    self.time = time
  }

  func line(at time: Int64) -> JSON {
    var line = JSONObject()
    line["time"] = .integer(time)
    line["by"] = .string(by.text)
    line["act"] = .string(kind.rawValue)
    line["uid"] = member.map { .string($0.text) }
    line["photo"] = photo.map { .string($0.text) }
    line["note"] = note.map(JSON.string)
    return .object(line)
  }
}
