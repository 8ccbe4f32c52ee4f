import Imaging
import Store
import System

/// Whether a photo that a profile shows lies where those who may see it find it, with all renditions.
extension Checkup {
  func placeTroubles(_ facts: PhotoFacts, _ claim: PhotoFacts.Claim) -> [Trouble] {
    let open = facts.id.publicFolder
    let closed = facts.id.withheldFolder
    let owner = claim.member.document.path
    switch (claim.isWithheld, facts.open, facts.closed) {
    case (_, nil, nil):
      return [
        Trouble(
          (claim.isWithheld ? closed : open).path, "is missing, the photo that \(owner) shows",
          repair: remaking(facts, claim))
      ]
    case (true, .some, let other):
      return [
        Trouble(open.path, "is public, though \(owner) is not for everybody to see") { _ in
          try other == nil ? self.move(open, to: closed) : self.store.deleteFolder(open)
        }
      ]
    case (false, nil, .some):
      return [
        Trouble(closed.path, "is withheld, though \(owner) shows it to everybody") { _ in
          try self.move(closed, to: open)
        }
      ]
    case (false, .some, .some):
      return [
        Trouble(closed.path, "is a second copy of what is public", .leftover) { _ in
          try self.store.deleteFolder(closed)
        }
      ]
    case (false, .incomplete, nil), (true, nil, .incomplete):
      return [
        Trouble(
          (claim.isWithheld ? closed : open).path,
          "lacks renditions of a photo that \(owner) shows",
          repair: remaking(facts, claim))
      ]
    case (false, .complete, nil), (true, nil, .complete):
      return []
    }
  }

  private func move(_ folder: Key, to place: Key) throws {
    try disk.rename(folder.path, to: place.path)
    for changed in [place, folder] {
      try disk.syncDirectory(String(changed.path.prefix { $0 != "/" }))
    }
  }

  /// Makes from the whole picture what is missing; nil when there is nothing to make it from.
  private func remaking(
    _ facts: PhotoFacts, _ claim: PhotoFacts.Claim
  ) -> ((Transaction) throws -> Void)? {
    guard facts.hasMaster, let studio else { return nil }
    let folder = claim.isWithheld ? facts.id.withheldFolder : facts.id.publicFolder
    return { [self, members, store] _ in
      guard let details = try members.details(of: facts.id) else {
        throw SystemError.missing
      }
      let master = try members.openMaster(of: facts.id)
      var files: [Store.File] = []
      for (size, format) in Self.renditions {
        let name = Members.fileName(size, format)
        let file = Key("\(folder.path)/\(name)", trusted: ())
        if try store.exists(file) {
          if try !isEmptyFile(file.path) { continue }
          try store.deleteFile(file)
        }
        let bytes = try studio.rendition(of: master.number, size, format, crop: details.crop)
        files.append(Store.File(name: name, bytes: bytes))
      }
      if try store.exists(folder) {
        for file in files { try store.addFile(file, to: folder, isPublic: true) }
      } else {
        try store.writeFolder(folder, files, isPublic: true)
      }
    }
  }
}
