import Store
import Text

@testable import Imaging
@testable import Members

/// What can be seen of a world, without the random names in it: two worlds that nobody can tell apart
/// have the same view.
struct TreeView: Equatable, CustomStringConvertible {
  private(set) var lines: [String] = []

  init(_ world: World) throws {
    var names: [MemberID: String] = [:]
    for id in try world.ids() {
      guard let member = try world.members.member(id) else { continue }
      names[id] = member.name
      lines.append("\(member.name): \(try world.profile(of: member))")
    }
    for address in World.addresses {
      let owner = try EmailAddress(address).flatMap { try world.members.owner(of: $0) }
      lines.append("\(address): \(owner.map { names[$0.id] ?? "?" } ?? "free")")
    }
    for wait in Wait.allCases {
      let names = try world.members.waiting(for: wait).map { names[$0.id] ?? "?" }
      lines.append("waiting, \(wait): \(names.joined(separator: ", "))")
    }
    let invitation = try world.members.invitation(World.invitation)
    lines.append("invitation: \(invitation == nil ? "none" : "good")")
    lines.sort()
    for entry in try world.members.outboxEntries() {
      lines.append("\(entry.hasFailed ? "failed" : "tried \(entry.attempts)"): \(entry.letter)")
    }
    // That it can be read; a comparison too many changes nothing.
    _ = try world.members.store.get(Key("log/compared.json", trusted: ()))
    let shown = try world.members.gallery(before: nil, count: 100).members.map(\.name)
    lines.append("gallery: \(shown.joined(separator: ", "))")
    for query in ["ada", "grace", "new", "countess", "member", "ㅁㅈ"] {
      guard let words = SearchQuery(query) else { continue }
      let found = try world.members.search(words, before: nil, count: 100).members.map(\.name)
      lines.append("search for \(query): \(found.joined(separator: ", "))")
    }
  }

  var description: String { lines.joined(separator: "\n") }
}

extension World {
  func ids() throws -> [MemberID] {
    try disk.list("users").compactMap { MemberID($0.dropLast(".json".count)) }
  }

  /// The names that search's file tells and nobody has.
  func formerNames() throws -> [String] {
    let text = String(decoding: try disk.read("names.tsv", limit: 1 << 20) ?? [], as: UTF8.self)
    return try text.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count > 2, !columns[2].allSatisfy({ $0 == " " }),
        let member = MemberID(columns[1])
      else { return nil }
      let current = try members.member(member)?.document["nameSeq"]?.integer
      return current == Int64(columns[0]) ? nil : columns[2]
    }
  }

  fileprivate func profile(of member: Member) throws -> String {
    var document = member.document
    for key in ["revision", "dateJoined", "profilePhotoURL", "earlierPhotos", "nameSeq"] {
      document[key] = nil
    }
    document["profilePhoto"] = member.photo?.alt.map(JSON.string)
    document["heldPhotos"] = document["heldPhotos"].map { .integer(Int64($0.array?.count ?? 0)) }
    document["notices"] = .integer(Int64(member.notices.count))
    var parts = [String(decoding: JSONWriter.line(.object(document)), as: UTF8.self)]
    if let photo = member.photo {
      parts.append("shows \(try mark("\(photo.id.publicFolder)/640.jpg"))")
      parts.append("hides \(try mark("\(photo.id.withheldFolder)/640.jpg"))")
      if photo.isHeld { parts.append("held") }
      if let told = try told(photo.id.report) { parts.append(told) }
      parts.append("of \(try mark("\(photo.id.masterFolder)/master.jpg"))")
      parts.append("from \(try mark(photo.id.original.path))")
      parts.append(try isInFeed(photo) ? "in the feed" : "not in the feed")
    }
    for photo in Members.earlierPhotos(in: member.document) {
      parts.append("earlier \(try mark("\(photo.masterFolder)/master.jpg"))")
      if let told = try told(photo.earlierReport) { parts.append(told) }
    }
    parts.append(try isInNames(member) ? "can be found" : "cannot be found")
    let account = try members.store.get(member.id.credentials)
    let credentials = account.flatMap(Credentials.init)
    parts.append("\(credentials?.email.text ?? "no credentials")")
    parts.append(credentials?.passwordHash.prefix(9).description ?? "no password")
    if account?["passwordChanged"] != nil { parts.append("another password") }
    let sessions = try members.store.get(member.id.sessions)?["sessions"]?.array?.count ?? 0
    parts.append("\(sessions) sessions")
    for token in try members.apiTokens(of: member.id) {
      parts.append("\(token.name) may \(token.scopes.map(\.rawValue))")
    }
    let requests = try members.store.get(member.id.tokens)?["requests"]?.array ?? []
    let done = try requests.filter { try members.receipt($0, of: member.id) != nil }.count
    parts.append("\(done) requests done")
    let state = try credentials.map { try members.state(of: member.id, $0).rawValue }
    parts.append(state ?? "no state")
    parts.append(credentials?.role.rawValue ?? "no role")
    if let suspension = try members.suspension(of: member.id) {
      parts.append("because \(suspension.reason ?? "-")")
    }
    if try members.isConfirmed(member.id) { parts.append("confirmed") }
    for purpose in LinkPurpose.allCases
    where try members.link(World.token(member.id), for: purpose) != nil {
      parts.append("a link to \(purpose)")
    }
    return parts.joined(separator: " | ")
  }

  private func told(_ report: Key) throws -> String? {
    try members.store.get(report).flatMap(Report.init).map { "reported \($0.count) times" }
  }

  private func isInFeed(_ photo: Member.Photo) throws -> Bool {
    var isThere = false
    try members.feed.read(before: nil) { entry in
      isThere = entry.sequence == photo.sequence && entry.photo == photo.id.text
      return !isThere
    }
    return isThere
  }

  private func isInNames(_ member: Member) throws -> Bool {
    var isThere = false
    try members.names.read(before: nil) { line in
      isThere = line.member == member.id.text && line.counts(member)
      return !isThere
    }
    return isThere
  }

  /// The number of the picture whose file this is.
  private func mark(_ path: String) throws -> String {
    try disk.read(path, limit: 100).map { "\($0.last ?? 0)" } ?? "nothing"
  }
}
