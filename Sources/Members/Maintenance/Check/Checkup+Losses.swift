import Imaging
import Store

/// Photos that documents name and that are not to be had any more.
extension Checkup {
  /// A photo that was taken away after the copy was made from which the tree was restored.
  func takenAway(_ facts: PhotoFacts, _ claim: PhotoFacts.Claim) -> Trouble {
    let owner = claim.member.document
    return Trouble(owner.path, "shows photo \(facts.id), which was taken away since") {
      transaction in
      try self.change(owner, transaction) { document in
        document["profilePhotoURL"] = nil
        document["profilePhoto"] = nil
        if facts.hasMaster {
          let earlier = Members.earlierPhotos(in: document).filter { $0 != facts.id }
          Members.setEarlierPhotos([facts.id] + earlier, in: &document)
        }
      }
      for folder in [facts.id.publicFolder, facts.id.withheldFolder] {
        try self.store.deleteFolder(folder)
      }
    }
  }

  /// What is done about a whole picture that is gone, when losses are written off: the largest square
  /// takes its place, or, when that is gone too, the document names it no longer.
  func writingOff(_ facts: PhotoFacts, _ owner: MemberID) -> ((Transaction) throws -> Void)? {
    guard losses == .writtenOff else { return nil }
    return { transaction in
      for folder in [facts.id.publicFolder, facts.id.withheldFolder] {
        if let print = try self.store.print(of: folder) {
          return try self.store.writeFolder(
            facts.id.masterFolder, print.privateFiles(of: owner, print.look), isPublic: false)
        }
      }
      try self.change(owner.document, transaction) { document in
        if Member.photo(in: document)?.id == facts.id {
          document["profilePhotoURL"] = nil
          document["profilePhoto"] = nil
        }
        let earlier = Members.earlierPhotos(in: document)
        if earlier.contains(facts.id) {
          Members.setEarlierPhotos(earlier.filter { $0 != facts.id }, in: &document)
        }
      }
    }
  }

  private func change(
    _ key: Key, _ transaction: Transaction, _ change: (inout JSONObject) -> Void
  ) throws {
    guard var document = try transaction.get(key) else { return }
    let revision = document.revision
    change(&document)
    try transaction.replace(key, document, revision: revision)
  }
}

extension Store {
  /// What can still be known of a photo from its renditions; nil without one.
  fileprivate func print(of folder: Key) throws -> Print? {
    for size in RenditionSize.allCases.reversed() {
      let name = Members.fileName(size, .jpeg)
      guard let bytes = try file(name, in: folder, limit: 8 << 20) else { continue }
      let thumbnail = try file(Members.fileName(.px180, .jpeg), in: folder, limit: 8 << 20)
      return Print(square: bytes, size: size, thumbnail: thumbnail)
    }
    return nil
  }
}
