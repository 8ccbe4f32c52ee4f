import Store
import System

/// One member: new, or here from an earlier run.
extension Import {
  func bring(_ record: ImportRecord, _ line: inout ImportLine) throws {
    let address: EmailAddress?
    do throws(Problem) {
      address = try record.email.map { text throws(Problem) in
        try EmailAddress(checking: text)
      }
    } catch {
      line.outcome = .refused
      line.problems["email"] = error.code
      return
    }
    if let member = try members.member(record.id) {
      guard member.document["imported"]?["id"]?.text == record.source else {
        line.outcome = .refused
        line.problems["uid"] = "uid.taken"
        return
      }
      try complete(member, record, address, &line)
    } else {
      try add(record, address, &line)
    }
    if line.outcome != .refused { try bringPhoto(record, &line) }
  }

  private func add(
    _ record: ImportRecord, _ address: EmailAddress?, _ line: inout ImportLine
  ) throws {
    var name: DisplayName?
    do throws(Problem) {
      name = try record.name.map { text throws(Problem) in try DisplayName(text) }
    } catch {
      line.problems["name"] = error.code
    }
    line.outcome = .brought
    let isFree = try address.map { try members.isFree($0) } ?? true
    if !isFree || isTrial { return refuse(unless: isFree, &line) }
    let id = record.id
    let keys = [id.credentials, id.document] + (address.map { [$0.index] } ?? [])
    let isDone = try members.store.transaction(keys) { transaction in
      if let address {
        guard try members.isFree(address) else { return false }
        try addCredentials(record, address, transaction)
      }
      var document = record.document(name, hasAddress: address != nil)
      members.setDefaultVisibility(in: &document)
      let shown = Member.name(in: document, of: id)
      document["nameSeq"] = .integer(try members.announce(shown, of: id))
      try transaction.create(id.document, document)
      return true
    }
    refuse(unless: isDone, &line)
  }

  /// Gives a member of an earlier run the address that they came without.
  private func complete(
    _ member: Member, _ record: ImportRecord, _ address: EmailAddress?, _ line: inout ImportLine
  ) throws {
    guard let address, try !members.store.exists(member.id.credentials) else { return }
    line.outcome = .completed
    let isFree = try members.isFree(address)
    if !isFree || isTrial { return refuse(unless: isFree, &line) }
    let isDone = try members.store.transaction([member.id.credentials, address.index]) {
      transaction in
      guard try members.isFree(address) else { return false }
      try addCredentials(record, address, transaction)
      return true
    }
    refuse(unless: isDone, &line)
  }

  private func refuse(unless isFree: Bool, _ line: inout ImportLine) {
    if isFree { return }
    line.outcome = .refused
    line.problems["email"] = Problem.emailTaken.code
  }

  private func addCredentials(
    _ record: ImportRecord, _ address: EmailAddress, _ transaction: Transaction
  ) throws {
    try transaction.put(address.index, Credentials.index(of: record.id), secret: true)
    let credentials = Credentials(
      email: address, passwordHash: record.password ?? Members.noPassword,
      state: record.isDisabled ? .suspended : .active)
    // Of a run that ended here there may be some already.
    try transaction.put(record.id.credentials, credentials.document, secret: true)
  }

  private func bringPhoto(_ record: ImportRecord, _ line: inout ImportLine) throws {
    guard let photos, let source = record.photo else { return }
    if try members.member(record.id)?.photo != nil { return }
    do {
      let print = try photos.print(source, record, isTrial: isTrial)
      guard let print else { return }
      try members.setPhoto(print, of: record.id, held: record.isHeld ? .moderator : nil)
      if line.outcome == .skipped { line.outcome = .completed }
    } catch let failure as ImportPhotos.Failure { line.problems["photo"] = failure.code }
  }
}

extension ImportRecord {
  /// The document of a new member. `imported` says where they come from.
  fileprivate func document(_ name: DisplayName?, hasAddress: Bool) -> JSONObject {
    var document = JSONObject()
    document["name"] = name.map { .string($0.text) }
    document["dateJoined"] = .integer(dateJoined ?? Clock.milliseconds())
    for member in rest.members { document[member.key] = member.value }
    if isDisabled { document["standing"] = "suspended" }
    var origin = JSONObject()
    origin["id"] = .string(source)
    if !hasAddress { origin["hasAddress"] = false }
    if name == nil { origin["name"] = self.name.map(JSON.string) }
    origin["photo"] = photo.map(JSON.string)
    document["imported"] = .object(origin)
    return document
  }
}
