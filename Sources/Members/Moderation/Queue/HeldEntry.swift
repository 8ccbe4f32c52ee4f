import Store
import System

/// Why a photo waits for a moderator's word.
public enum HoldReason: String, Sendable {
  /// Its owner has just joined.
  case new
  /// It looks like a picture that was blocked.
  case blocked
  /// It looks like one of the same member's that was held and not approved, or that was taken away.
  case again
  /// A moderator wants to look at it again, or it is another square of one that waits.
  case moderator
}

/// The held photos in the moderators' queue, `reports/held-<uuid>.json`. An entry counts only while the
/// member's document holds that photo.
extension Members {
  /// Puts a photo into the queue, before its owner's document says that it is held.
  func enqueue(_ photo: PhotoID, of id: MemberID, because reason: HoldReason) throws {
    if try store.exists(photo.waiting) { return }
    var entry = JSONObject()
    entry["uid"] = .string(id.text)
    entry["why"] = .string(reason.rawValue)
    entry["time"] = .integer(Clock.milliseconds())
    try store.writeFile(photo.waiting, JSONWriter.document(.object(entry)))
  }

  /// Brings the queue to what the owner's document says of a photo.
  func settleEntry(_ photo: PhotoID, of id: MemberID, isHeld: Bool) throws {
    if isHeld {
      try enqueue(photo, of: id, because: .moderator)
    } else {
      try store.deleteFile(photo.waiting)
    }
  }

  /// Takes everything out of the queue that is about a photo that is not shown any more. What was told of it
  /// is kept in case that it is shown again.
  func leaveQueue(_ photo: PhotoID) throws {
    try store.deleteFile(photo.waiting)
    try store.moveFolder(photo.report, to: photo.earlierReport)
  }
}
