import HTTP
import Members
import Store
import Templates

/// What waits for a moderator, the oldest first.
func adminQueue(_ visit: Visit) throws -> Response {
  _ = try visit.moderator()
  let count = 20
  let first = Int(min(try visit.cursor("from") ?? 0, 1 << 32))
  let queue = try visit.members.queue(from: first, count: count)
  var values = try visit.adminValues("queue")
  values["hasEntries"] = .bool(!queue.entries.isEmpty)
  values["entries"] = try visit.caseValues(queue.entries)
  if first > 0 { values["first"] = .text(visit.url("/admin/queue")) }
  if first + count < queue.total {
    values["next"] = .text(visit.url("/admin/queue?from=\(first + count)"))
  }
  let asking = try visit.members.waiting(for: .approval)
  values["hasWaiting"] = .bool(!asking.isEmpty)
  values["waiting"] = .list(try asking.prefix(count).compactMap(visit.waitingValue))
  var facts = JSONObject()
  facts["entries"] = .array(queue.entries.map(\.json))
  facts["waiting"] = .array(asking.map { .string($0.id.text) })
  return try visit.show(visit.formPage("admin-queue", values, facts: facts))
}

extension QueueEntry {
  /// The photo that it is about; nil for a name or biography.
  fileprivate var photo: PhotoID? {
    switch matter {
    case .held(let photo, _): photo
    case .report(let report): if case .photo(let photo) = report.subject { photo } else { nil }
    }
  }

  fileprivate var json: JSON {
    var entry = JSONObject()
    entry["uid"] = .string(member.id.text)
    entry["since"] = .integer(since)
    switch matter {
    case .held(let photo, let reason):
      entry["kind"] = "held"
      entry["photo"] = .string(photo.text)
      entry["why"] = .string(reason.rawValue)
    case .report(let report):
      entry["kind"] = .string(report.subject.kind)
      if case .photo(let photo) = report.subject { entry["photo"] = .string(photo.text) }
      entry["text"] = report.text.map(JSON.string)
      entry["count"] = .integer(Int64(report.count))
      entry["words"] = .array(report.words.map(JSON.string))
    }
    return .object(entry)
  }
}

extension Visit {
  /// Somebody who asked to join.
  fileprivate func waitingValue(_ waiting: WaitingMember) throws -> Value? {
    guard let member = try members.member(waiting.id) else { return nil }
    var value = try adminRow(member)
    value["since"] = dateValue(waiting.since)
    return .object(value)
  }

  /// What there is about each member, in the order in which each comes first.
  fileprivate func caseValues(_ entries: [QueueEntry]) throws -> Value {
    var order: [MemberID] = []
    var cases: [MemberID: [(number: Int, entry: QueueEntry)]] = [:]
    for (number, entry) in entries.enumerated() {
      if cases[entry.member.id] == nil { order.append(entry.member.id) }
      cases[entry.member.id, default: []].append((number, entry))
    }
    return .list(
      try order.compactMap { id -> Value? in
        guard let matters = cases[id], let first = matters.first else { return nil }
        let member = first.entry.member
        var value = profileValue(member, photo: member.photo, own: false)
        value["number"] = .number(first.number)
        value["adminURL"] = .text(url("/admin/users/\(id)"))
        value["mayAct"] = .bool(try mayAct(on: id))
        value["picture"] = matters.lazy.compactMap(\.entry.photo).first.map { pictureValue($0) }
        value["matters"] = .list(
          matters.map { .object(matterValue($0.entry, number: $0.number)) })
        return .object(value)
      })
  }

  private func matterValue(_ entry: QueueEntry, number: Int) -> Object {
    var value: Object = ["number": .number(number), "since": dateValue(entry.since)]
    value["photo"] = entry.photo.map { .text($0.text) }
    switch entry.matter {
    case .held(_, let reason):
      value["heldBecause"] = .text(text("admin.queue.held.\(reason.rawValue)") ?? "")
      value["isLikeBlocked"] = .bool(reason == .blocked)
    case .report(let report):
      value["kind"] = .text(report.subject.kind)
      value["title"] = .text(text("report.subject.\(report.subject.kind)") ?? "")
      value["count"] = .number(report.count)
      value["many"] = .bool(report.count > 1)
      value["reported"] = report.text.map { .text($0) }
      value["causes"] = .text(causes(of: report))
      value["words"] = .list(report.words.map { .text($0) })
      value["hasWords"] = .bool(!report.words.isEmpty)
      value["wordCount"] = .number(report.words.count)
      value["removeAct"] = .text("remove-\(report.subject.kind)")
    }
    return value
  }

  func pictureValue(_ photo: PhotoID) -> Value {
    ["uuid": .text(photo.text), "base": .text(url(photo.path))]
  }

  private func causes(of report: Report) -> String {
    let parts = report.causes.map { cause, count in
      let label = text("report.cause.\(cause.rawValue)") ?? cause.rawValue
      return count > 1 ? "\(label) (\(count))" : label
    }
    return parts.joined(separator: text("list.separator") ?? ", ")
  }
}
