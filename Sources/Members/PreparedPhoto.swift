import Imaging
import Store
import System

/// A photo that is written down whole, and that nobody is shown before a document names it.
struct PreparedPhoto {
  let photo: Member.Photo
  let renditions: Store.PreparedFolder
}

extension Members {
  /// Writes a photo's files and its line in the feed.
  func prepare(_ print: Print, as id: PhotoID, of member: MemberID) throws -> PreparedPhoto {
    try store.writeFolder(id.masterFolder, print.privateFiles, isPublic: false)
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
      return PreparedPhoto(photo: photo, renditions: renditions)
    } catch {
      store.discard(renditions)
      throw error
    }
  }

  /// Puts a photo's files where those may see them who may see the member, and its name into the
  /// document, whose lock must be held.
  func show(_ prepared: PreparedPhoto, in document: inout JSONObject) throws {
    let photo = prepared.photo
    let folder = photo.id.folders(Member.showing(in: document)).here
    do { try store.place(prepared.renditions, at: folder) } catch {
      store.discard(prepared.renditions)
      throw error
    }
    document["profilePhotoURL"] = .string(photo.id.path)
    document["profilePhoto"] = [
      "seq": .integer(photo.sequence), "colour": .string(photo.colour),
      "alt": photo.alt.map(JSON.string) ?? .null,
    ]
  }
}
