import HTTP
import Imaging
import Members

/// A photo: `/profile_image/<uuid>` in the format that the client takes, or one rendition.
///
/// The web server sends public renditions that exist by itself; what comes here is the short address,
/// the largest size at its first request, photos that only some may see, and those that are gone.
func photoShow(_ visit: Visit) throws -> Response {
  guard let photo = PhotoID(visit.parameters["uuid"] ?? "") else { throw Failure.notFound }
  let wanted = visit.parameters["file"]
  guard let rendition = visit.rendition(named: wanted) else { throw Failure.notFound }
  guard let bytes = try visit.bytes(of: photo, rendition) else {
    if let picture = try visit.withheld(photo, rendition) { return picture }
    let wasRemoved = try visit.members.wasRemoved(photo)
    // Pages name renditions: one whose file is lost shows there as the stand-in.
    if !wasRemoved, wanted == nil { throw Failure.notFound }
    var gone = try visit.standIn(
      rendition.size, rendition.format.picture, status: wasRemoved ? .gone : .notFound
    ).response
    if !wasRemoved { gone.headers[.cacheControl] = "no-cache" }
    if wanted == nil { gone.headers[.vary] = "Accept" }
    return gone
  }
  var response = visit.pictureResponse(bytes, rendition.format.mediaType)
  response.headers[.cacheControl] = "public, max-age=31536000, immutable"
  if wanted == nil { response.headers[.vary] = "Accept" }
  return visit.conditional(response, etag: photo.etag(rendition))
}

typealias RenditionName = (size: RenditionSize, format: RenditionFormat)

extension PhotoID {
  /// A photo's files never change, so their names tell them apart.
  func etag(_ rendition: RenditionName) -> ETag? {
    ETag("\(text)-\(rendition.size.pixels)-\(rendition.format.fileExtension)")
  }
}

extension Visit {
  /// A photo that not everybody may see, for a visitor who may; nil otherwise.
  fileprivate func withheld(_ photo: PhotoID, _ rendition: RenditionName) throws -> Response? {
    guard let member = try members.owner(of: photo), member.photoShowing != .everyone,
      Access.maySeePhoto(of: member, try viewer.get()),
      let bytes = try bytes(of: photo, rendition, shown: member.photoShowing)
    else { return nil }
    return privatePicture(bytes, rendition.format.mediaType)
  }

  /// Reads `640.jpg`. Without a name: 640 pixels, JPEG unless WebP is explicitly accepted.
  func rendition(named name: String?) -> RenditionName? {
    guard let name else {
      let takesWebP = Accept(request.header(.accept)).namesExplicitly("image/webp")
      return (.px640, takesWebP ? .webp : .jpeg)
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let size = RenditionSize(text: parts[0]),
      let format = RenditionFormat(fileExtension: parts[1])
    else { return nil }
    return (size, format)
  }

  /// The bytes of a photo's rendition, made now if it is one that is made on request; nil when the
  /// photo is not shown like that.
  func bytes(
    of photo: PhotoID, _ rendition: RenditionName, shown showing: Showing = .everyone
  ) throws -> [UInt8]? {
    let (size, format) = rendition
    if let bytes = try members.rendition(of: photo, size, format, shown: showing) { return bytes }
    guard try members.isShown(photo, showing) else { return nil }
    expectDelay()
    // Who waits for somebody else to make it counts too.
    return try site.rendering {
      try members.makeRendition(of: photo, size, format, shown: showing) { master, crop in
        try site.studio.rendition(of: master.number, size, format, crop: crop)
      }
    }
  }

  /// A picture that may be embedded anywhere.
  func pictureResponse(_ bytes: [UInt8], _ mediaType: String) -> Response {
    var response = Response(.ok, body: bytes)
    response.headers[.contentType] = try? HeaderValue(mediaType)
    response.headers[.accessControlAllowOrigin] = "*"
    response.headers[.crossOriginResourcePolicy] = "cross-origin"
    response.headers[.contentTypeOptions] = "nosniff"
    return response
  }
}
