import Imaging
import Store

/// Pictures of a member that a moderator has held and not approved, or has taken away: `doubtfulPictures` in
/// their document, so that none of them becomes public by being sent again.
extension Members {
  /// Traces that are kept of each member, the latest.
  private static let doubtfulLimit = 60

  static func isDoubtful(_ look: Look, in document: JSONObject) -> Bool {
    doubtful(in: document).contains(where: look.isLike)
  }

  static func doubt(_ look: Look, in document: inout JSONObject) {
    let known = doubtful(in: document)
    let new = look.traces.filter { !known.contains($0) }
    setDoubtful((known + new).suffix(doubtfulLimit), in: &document)
  }

  /// A moderator has approved a picture, and with it those that look like it.
  static func trust(_ look: Look, in document: inout JSONObject) {
    setDoubtful(doubtful(in: document).filter { !look.isLike($0) }[...], in: &document)
  }

  private static func doubtful(in document: JSONObject) -> [Trace] {
    (document["doubtfulPictures"]?.array ?? []).compactMap { entry in
      entry["sha256"]?.text.map { digest in
        Trace(digest: digest, hash: entry["hash"]?.text.flatMap { PictureHash($0) })
      }
    }
  }

  private static func setDoubtful(_ traces: ArraySlice<Trace>, in document: inout JSONObject) {
    let entries = traces.map { trace in
      var entry = JSONObject()
      entry["sha256"] = .string(trace.digest)
      entry["hash"] = trace.hash.map { .string($0.text) }
      return JSON.object(entry)
    }
    document["doubtfulPictures"] = entries.isEmpty ? nil : .array(entries)
  }
}
