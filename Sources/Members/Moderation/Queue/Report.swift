import Store

/// What visitors have told about something that a profile shows: `reports/<subject>.json`. However many
/// tell of the same thing, it is one report.
public struct Report: Sendable {
  public enum Subject: Sendable, Equatable {
    case photo(PhotoID)
    case name
    case bio

    /// `photo`, `name` or `bio`.
    public var kind: String {
      switch self {
      case .photo: "photo"
      case .name: "name"
      case .bio: "bio"
      }
    }
  }

  /// What somebody says is wrong, to be chosen from a list.
  public enum Cause: String, Sendable, CaseIterable {
    /// Shows or names somebody who has not agreed, or whom the member is not.
    case somebodyElse = "somebody-else"
    case nudity, hate, violence
    /// A child is shown or harmed.
    case child
    case spam, other
  }

  public let member: MemberID
  public let subject: Subject
  /// The name or biography that was reported.
  public let text: String?
  public let count: Int
  /// Milliseconds since 1970.
  public let first: Int64
  /// How often each was chosen, in the order of the list.
  public let causes: [(cause: Cause, count: Int)]
  /// What visitors wrote beside it, the first ones.
  public let words: [String]

  public var key: String { Self.key(subject, of: member).path }

  static func key(_ subject: Subject, of member: MemberID) -> Key {
    switch subject {
    case .photo(let photo): photo.report
    case .name: Key("reports/name-\(member).json", trusted: ())
    case .bio: Key("reports/bio-\(member).json", trusted: ())
    }
  }

  init?(_ document: JSONObject) {
    guard let member = document["uid"]?.text.flatMap({ MemberID($0) }),
      let first = document["first"]?.integer
    else { return nil }
    switch (document["kind"]?.text, document["photo"]?.text.flatMap { PhotoID($0) }) {
    case ("photo", let photo?): subject = .photo(photo)
    case ("name", _): subject = .name
    case ("bio", _): subject = .bio
    default: return nil
    }
    self.member = member
    self.first = first
    text = document["text"]?.text
    count = Int(clamping: document["count"]?.integer ?? 1)
    causes = Cause.allCases.compactMap { cause in
      document["causes"]?[cause.rawValue]?.integer.map { (cause, Int(clamping: $0)) }
    }
    words = (document["words"]?.array ?? []).compactMap(\.text)
  }

  /// Whether the member still shows what was reported.
  func isCurrent(_ member: Member) -> Bool {
    switch subject {
    case .photo(let photo): member.photo?.id == photo
    case .name: member.name == text
    case .bio: member.bio == text
    }
  }
}

extension PhotoID {
  /// What visitors have told about this photo.
  var report: Key { Key("reports/photo-\(text).json", trusted: ()) }
  /// The same while it is one of its owner's earlier photos, and in no queue.
  var earlierReport: Key { Key("reports/\(Self.aside)\(text).json", trusted: ()) }
  static let aside = "earlier-"
  /// The entry of a held photo in the moderators' queue.
  var waiting: Key { Key("reports/held-\(text).json", trusted: ()) }
}
