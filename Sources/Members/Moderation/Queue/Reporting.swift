import Store
import System

extension Members {
  /// Reports that are kept at once; more are turned away.
  private static let reportLimit = 5_000
  /// What visitors wrote that is kept of one report, and of whom it is known that they have reported.
  private static let wordLimit = 10
  private static let reporterLimit = 100

  /// Takes down that a visitor finds something of a member's profile wrong. A member who reports the
  /// same thing again is counted once. `Busy` when there are too many reports.
  public func report(
    _ subject: Report.Subject, of member: Member, as cause: Report.Cause, words: Reason?,
    by viewer: Viewer
  ) throws {
    let key = Report.key(subject, of: member.id)
    let text: String? =
      switch subject {
      case .photo: nil
      case .name: member.name
      case .bio: member.bio
      }
    try makeRoomForReport(key)
    try store.transaction([key]) { transaction in
      var document = try transaction.get(key) ?? JSONObject()
      // Another name since: the reports of the one before are of no use.
      if document["text"]?.text != text { document = Self.emptied(document) }
      document["uid"] = .string(member.id.text)
      document["kind"] = .string(subject.kind)
      if case .photo(let photo) = subject { document["photo"] = .string(photo.text) }
      document["text"] = text.map(JSON.string)
      let now = Clock.milliseconds()
      if document["first"] == nil { document["first"] = .integer(now) }
      document["last"] = .integer(now)
      var reporters = (document["by"]?.array ?? []).compactMap(\.text)
      if let id = viewer.id {
        if reporters.contains(id.text) { return }
        reporters.append(id.text)
        document["by"] = .array(reporters.suffix(Self.reporterLimit).map(JSON.string))
      }
      Self.add(cause, words, to: &document)
      try transaction.put(key, document, secret: true)
    }
  }

  /// Whoever shows a picture again, or another square of it, shows what was reported.
  func carryReport(from former: PhotoID, to photo: PhotoID) throws {
    do {
      guard var report = try store.get(former.report) ?? store.get(former.earlierReport) else {
        return
      }
      report["photo"] = .string(photo.text)
      try store.writeFile(photo.report, JSONWriter.document(.object(report)))
    } catch is StoreError {
      // One that cannot be read is passed over in the queue, too.
    }
  }

  private static func add(
    _ cause: Report.Cause, _ words: Reason?, to document: inout JSONObject
  ) {
    document["count"] = .integer((document["count"]?.integer ?? 0) + 1)
    var causes = document["causes"]?.object ?? JSONObject()
    causes[cause.rawValue] = .integer((causes[cause.rawValue]?.integer ?? 0) + 1)
    document["causes"] = .object(causes)
    let known = document["words"]?.array ?? []
    if let words, known.count < wordLimit {
      document["words"] = .array(known + [.string(words.text)])
    }
  }

  /// Only its revision goes on.
  private static func emptied(_ document: JSONObject) -> JSONObject {
    var empty = JSONObject()
    empty["revision"] = document["revision"]
    return empty
  }

  private func makeRoomForReport(_ key: Key) throws {
    if try store.exists(key) { return }
    var count = 0
    try store.disk.list("reports") { name in
      if !name.hasPrefix("held-"), !name.hasPrefix(PhotoID.aside) { count += 1 }
    }
    if count >= Self.reportLimit { throw Busy(retryAfter: 3_600) }
  }
}
