import Sodium
import Store

/// The names for search against those in the documents.
extension Checkup {
  /// What a line of the names, or a document, says of a member's name, as a line to be sorted.
  func fact(_ id: MemberID, _ source: String, _ name: NameLine) -> String {
    let hash = Encoding.hexadecimal(Digest.sha256(Array(name.name.utf8))).prefix(24)
    return "\(id) \(name.sequence) \(hash) \(source)"
  }

  func checkNames() throws {
    try checkAccess("names.tsv", .secretFile)
    var lines = LineReader(disk, "names.tsv")
    var order = JournalOrder()
    while let line = try lines.next() {
      guard let name = NameLine(Array(line.utf8)[...]), let id = MemberID(name.member) else {
        continue
      }
      try nameFacts?.add(fact(id, "line", name))
      order.add(name.sequence)
    }
    try tellOrder(order, "names.tsv") { self.areNamesIncomplete = true }
    guard let sorter = nameFacts.take() else { return }
    // A document's fact stands before the line that agrees with it.
    var wanted: Substring?
    try sorter.forEach { fact in
      guard let space = fact.lastIndex(of: " ") else { return }
      let name = fact[..<space]
      if let missing = wanted, missing != name { try checkName(missing) }
      wanted = fact.hasSuffix(" document") ? name : nil
    }
    if let wanted { try checkName(wanted) }
    if areNamesIncomplete { try members.rebuildNames() }
  }

  private func checkName(_ fact: Substring) throws {
    guard let id = MemberID(fact.prefix { $0 != " " }) else { return }
    try examine([id.document]) {
      guard case .success(let document)? = try read(id.document) else { return [] }
      let wanted = NameLine.wanted(id, document)
      var found: NameLine?
      try members.names.read(upTo: wanted.sequence) { line in
        found = line
        return false
      }
      if found == wanted { return [] }
      return [
        Trouble(id.document.path, "has a name that search does not find") { _ in
          self.areNamesIncomplete = true
        }
      ]
    }
  }
}

extension NameLine {
  /// The line that a document wants to be there; with sequence 0 when it was never announced.
  static func wanted(_ id: MemberID, _ document: JSONObject) -> NameLine {
    NameLine(
      sequence: document["nameSeq"]?.integer ?? 0, member: id,
      name: Member.name(in: document, of: id))
  }
}
