import HTTP
import Members

/// The whole picture of a photo, for its owner alone: to choose a square from.
func pictureShow(_ visit: Visit) throws -> Response {
  try visit.showPrivate { try visit.members.master(of: $0) }
}

/// A small square of one of the owner's photos, for their list.
func thumbnailShow(_ visit: Visit) throws -> Response {
  try visit.showPrivate { try visit.members.thumbnail(of: $0) }
}

/// The small square of a photo that waits for its form to be corrected, for whoever sent it.
func stagedShow(_ visit: Visit) throws -> Response {
  let ticket = visit.parameters["ticket"] ?? ""
  guard let bytes = try visit.site.staging.preview(ticket, binding: visit.binding.get()) else {
    throw Failure.notFound
  }
  return visit.privatePicture(bytes)
}

extension Visit {
  /// The photo that the address names, if it is one of the visitor's own.
  func ownPhoto() throws -> (member: Member, photo: PhotoID) {
    let member = try ownMember()
    guard let photo = PhotoID(parameters["uuid"] ?? ""), members.owns(member, photo) else {
      throw Failure.notFound
    }
    return (member, photo)
  }

  fileprivate func showPrivate(_ read: (PhotoID) throws -> [UInt8]?) throws -> Response {
    guard let bytes = try read(try ownPhoto().photo) else { throw Failure.notFound }
    return privatePicture(bytes)
  }

  /// A picture that not everybody may see: kept by no cache, embedded nowhere else.
  func privatePicture(_ bytes: [UInt8], _ mediaType: String = "image/jpeg") -> Response {
    isPrivate = true
    var response = Response(.ok, body: bytes)
    response.headers[.contentType] = try? HeaderValue(mediaType)
    response.headers[.contentTypeOptions] = "nosniff"
    response.headers[.crossOriginResourcePolicy] = "same-origin"
    return response
  }
}
