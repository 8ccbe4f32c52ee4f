import Store
import System

/// Something that a moderator did and that the member is told on their profile until they have seen it:
/// `notices` in their document, which is theirs alone.
public struct MemberNotice: Sendable {
  /// `photo-removed`, `name-removed`, `bio-removed`, `uploads-locked` or `uploads-unlocked`.
  public let code: String
  /// The moderator's words.
  public let reason: String?
  /// Milliseconds since 1970.
  public let time: Int64

  private static let limit = 20

  static func add(_ code: String, _ reason: Reason?, to document: inout JSONObject) {
    var notice = JSONObject()
    notice["code"] = .string(code)
    notice["reason"] = reason.map { .string($0.text) }
    notice["time"] = .integer(Clock.milliseconds())
    let notices = (document["notices"]?.array ?? []) + [.object(notice)]
    document["notices"] = .array(notices.suffix(limit))
  }
}

extension Member {
  /// What moderators have told the member and they have not put away, the latest first.
  public var notices: [MemberNotice] {
    (document["notices"]?.array ?? []).reversed().compactMap { notice in
      notice["code"]?.text.map { code in
        MemberNotice(
          code: code, reason: notice["reason"]?.text, time: notice["time"]?.integer ?? 0)
      }
    }
  }

  /// Whether a moderator lets the member send no photos.
  public var areUploadsLocked: Bool { Members.areUploadsLocked(document) }
}

extension Members {
  /// Puts away what a member was told.
  public func dismissNotices(of id: MemberID) throws {
    try store.update(id.document) { $0["notices"] = nil }
  }

  static func areUploadsLocked(_ document: JSONObject) -> Bool {
    document["uploadsLocked"].map { $0 != .bool(false) } ?? false
  }
}

/// A moderator lets the member send no photos.
public struct UploadsLocked: Error, Equatable {
  public init() {}
}
