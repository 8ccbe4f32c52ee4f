import Imaging
import Store
import System

/// A photo that is written down whole, and that nobody is shown before a document names it.
struct PreparedPhoto {
  let photo: Member.Photo
  let renditions: Store.PreparedFolder
  /// By what it is known again.
  let look: Look
}

extension Members {
  /// Writes a photo's files and its line in the feed.
  func prepare(_ print: Print, as id: PhotoID, of member: MemberID) throws -> PreparedPhoto {
    let look = print.look
    try store.writeFolder(
      id.masterFolder, print.privateFiles(of: member, look), isPublic: false)
    switch print.original {
    case .bytes(let bytes): try store.writeFile(id.original, bytes)
    case .sharedWith(let other): try store.linkFile(other.original, to: id.original)
    case nil: break
    }
    let files = print.renditions.map {
      Store.File(name: Self.fileName($0.size, $0.format), bytes: $0.bytes)
    }
    let renditions = try store.prepareFolder(files, isPublic: true)
    do {
      let colour = print.colour.description
      let sequence = try feed.append(member: member.text, photo: id.text, colour: colour)
      let photo = Member.Photo(id: id, sequence: sequence, colour: colour, alt: print.alt)
      return PreparedPhoto(photo: photo, renditions: renditions, look: look)
    } catch {
      store.discard(renditions)
      throw error
    }
  }

  /// Puts a photo's name into the document, whose lock must be held, and its files where those find
  /// them who may see it: held, only its owner and moderators do.
  func show(
    _ prepared: PreparedPhoto, of id: MemberID, in document: inout JSONObject, held: HoldReason?,
    formerly: [PhotoID] = []
  ) throws {
    let photo = prepared.photo
    var details = JSONObject()
    details["seq"] = .integer(photo.sequence)
    details["colour"] = .string(photo.colour)
    details["alt"] = photo.alt.map(JSON.string) ?? .null
    if !formerly.isEmpty {
      details["formerly"] = .array(
        formerly.suffix(Member.Photo.formerLimit).map { .string($0.text) })
    }
    if held != nil {
      details["held"] = true
      Self.doubt(prepared.look, in: &document)
    }
    document["profilePhotoURL"] = .string(photo.id.path)
    document["profilePhoto"] = .object(details)
    let folder = photo.id.folders(Member.photoShowing(in: document)).here
    do {
      if let held { try enqueue(photo.id, of: id, because: held) }
      try store.place(prepared.renditions, at: folder)
    } catch {
      store.discard(prepared.renditions)
      throw error
    }
  }
}
