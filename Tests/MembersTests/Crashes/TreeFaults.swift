import Store

@testable import Imaging
@testable import Members

extension World {
  /// What is wrong in the tree, once everything that was interrupted has been settled.
  func faults() throws -> [String] {
    var faults: [String] = []
    var shown: Set<String> = []
    var withheld: Set<String> = []
    var masters: Set<String> = []
    var waiting: Set<String> = []
    for id in try ids() {
      guard let member = try members.member(id) else { continue }
      let credentials = try members.store.get(id.credentials).flatMap(Credentials.init)
      if let credentials {
        let state = try members.state(of: id, credentials)
        if credentials.state != state { faults.append("\(id.credentials) does not say \(state)") }
      } else {
        faults.append("\(id) has no credentials")
      }
      if let photo = member.photo {
        let isPublic = member.photoShowing == .everyone
        if isPublic { shown.insert(photo.id.text) } else { withheld.insert(photo.id.text) }
        if photo.isHeld { waiting.insert("held-\(photo.id).json") }
        if try disk.status(photo.id.report.path) != nil { waiting.insert("photo-\(photo.id).json") }
        faults += try brokenFiles(
          of: photo.id.folders(member.photoShowing).here, renditionNames, size: 1)
      }
      for photo in Members.photos(in: member.document) {
        masters.insert(photo.text)
        let isReported = try disk.status(photo.earlierReport.path) != nil
        if isReported, photo != member.photo?.id { waiting.insert("earlier-\(photo).json") }
        faults += try brokenFiles(of: photo.masterFolder, ["master.jpg"], size: 2)
        faults += try brokenFiles(of: photo.masterFolder, ["thumbnail.jpg"], size: 1)
        if try members.details(of: photo) == nil { faults.append("\(photo) has no details") }
        let original = try disk.read(photo.original.path, limit: 100)
        if let original, original.count != 3 { faults.append("\(photo.original) is cut short") }
      }
    }
    faults += try difference("profile_image", shown) + difference("withheld", withheld)
    faults += try difference("reports", waiting)
    for name in waiting where try members.store.get(Key("reports/\(name)", trusted: ())) == nil {
      faults.append("\(name) tells nothing")
    }
    faults += try difference("masters", masters) + strays(masters) + unlogged() + unwritten()
    faults += try strayNames()
    if let session = try members.session(cookie: World.beginning.cookie),
      try members.account(of: session.member)?.passwordChanged != nil
    {
      faults.append("a session goes on beside a password that it did not begin with")
    }
    for photo in try World.beginning.disk.list("profile_image") where !shown.contains(photo) {
      guard try disk.status("removed/\(photo)") == nil, !withheld.contains(photo) else { continue }
      faults.append("\(photo) was taken away without a mark")
    }
    return faults
  }

  /// Photos that lie in the public folder although their members' documents say that they must not;
  /// this must not be at any moment.
  func exposed() throws -> [String] {
    try ids().compactMap { id in
      guard let member = try members.member(id), let photo = member.photo,
        member.photoShowing != .everyone, try disk.status(photo.id.publicFolder.path) != nil
      else { return nil }
      return "\(photo.id) is public"
    }
  }

  private var renditionNames: [String] {
    RenditionSize.madeAtUpload.flatMap { size in
      RenditionFormat.allCases.map { Members.fileName(size, $0) }
    }
  }

  private func brokenFiles(of folder: Key, _ names: [String], size: Int) throws -> [String] {
    try names.compactMap { name in
      let bytes = try disk.read("\(folder)/\(name)", limit: 100)
      return bytes?.count == size && bytes?.last != 0 ? nil : "\(folder)/\(name) is not whole"
    }
  }

  private func difference(_ folder: String, _ wanted: Set<String>) throws -> [String] {
    let found = Set(try disk.list(folder))
    return found.subtracting(wanted).map { "\(folder)/\($0) belongs to nobody" }
      + wanted.subtracting(found).map { "\(folder)/\($0) is missing" }
  }

  /// Photos that were taken away, of which the log of removals does not tell.
  private func unlogged() throws -> [String] {
    let log = String(
      decoding: try disk.read("log/removals.jsonl", limit: 1 << 20) ?? [], as: UTF8.self)
    return try disk.list("removed").filter { !log.contains("\"photo\":\"\($0)\"}\n") }
      .map { "\($0) is not in the log of removals" }
      + World.beginning.ids().filter { id in
        try disk.status(id.document.path) == nil && !log.contains("\"uid\":\"\(id)\"}\n")
      }.map { "\($0) is not in the log of removals" }
  }

  /// Lines of search's file that still have the name of somebody who is no member.
  private func strayNames() throws -> [String] {
    var faults: [String] = []
    try members.names.read(before: nil) { line in
      let isBlank = line.name.allSatisfy { $0 == " " }
      if !isBlank, try disk.status("users/\(line.member).json") == nil {
        faults.append("\(line.name) is in names.tsv")
      }
      return true
    }
    return faults
  }

  /// What a moderator did, of which the log of acts does not tell.
  private func unwritten() throws -> [String] {
    let acts = try members.acts().acts
    var faults: [String] = []
    for id in try ids() {
      let kinds = Set(acts.filter { $0.member == id }.map(\.kind))
      let credentials = try members.store.get(id.credentials).flatMap(Credentials.init)
      var wanted: Set<Act.Kind> = []
      if credentials?.state == .suspended { wanted.insert(.suspend) }
      // Whoever was suspended has no session.
      let hasSessions = try members.store.exists(id.sessions)
      if credentials?.state == .active, kinds.contains(.suspend), !hasSessions {
        wanted.insert(.unsuspend)
      }
      if let role = credentials?.role, role != .member {
        wanted.insert(kinds.contains(.add) ? .add : .role)
      }
      for notice in try members.member(id)?.notices ?? [] {
        wanted.insert(notice.code == "photo-removed" ? .removePhoto : .removeName)
      }
      for act in wanted.subtracting(kinds) { faults.append("\(act) of \(id) is in no log") }
    }
    return faults
  }

  /// Entries of other folders that count for nothing.
  private func strays(_ photos: Set<String>) throws -> [String] {
    let originals = Set(photos.map { "original-\($0).jpg" })
    var strays = try disk.list("staged").filter { !originals.contains($0) }
    strays = strays.map { "staged/\($0)" }
    for name in try disk.list("emails") {
      let uid = try members.store.get(Key("emails/\(name)", trusted: ()))?["uid"]?.text
      let credentials = try uid.flatMap { MemberID($0) }.flatMap {
        try members.store.get($0.credentials).flatMap(Credentials.init)
      }
      if credentials?.email.hash != String(name.dropLast(".json".count)) {
        strays.append("emails/\(name)")
      }
    }
    for folder in ["credentials", "sessions", "tokens", "waiting"] {
      for name in try disk.list(folder) where try disk.status("users/\(name)") == nil {
        strays.append("\(folder)/\(name)")
      }
    }
    for name in try disk.list("waiting") {
      if let id = MemberID(name.dropLast(5)), try members.waitingMember(id) != nil { continue }
      strays.append("waiting/\(name)")
    }
    return strays
  }
}
