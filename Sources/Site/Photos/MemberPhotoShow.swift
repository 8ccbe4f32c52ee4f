import HTTP
import Imaging
import Members

/// The member's current photo under an address that stays, for embedding anywhere; their initials when
/// they have none, or 404 with `?d=404`.
func memberPhotoShow(_ visit: Visit) throws -> Response {
  let member = try visit.visibleMember(visit.parameters["uid"] ?? "")
  var wanted = visit.parameters["file"]
  // Initials exist as PNG too; a photo asked for like that is sent as JPEG, and says so.
  let isPNG = wanted?.hasSuffix(".png") == true
  if isPNG { wanted = wanted.map { $0.dropLast(4) + ".jpg" } }
  guard let rendition = visit.rendition(named: wanted) else { throw Failure.notFound }
  var response: Response
  var etag: ETag?
  let showing = member.photoShowing
  let photo = try member.photo(shownTo: visit.viewer(of: member))
  if let photo, let bytes = try visit.bytes(of: photo.id, rendition, shown: showing) {
    if showing != .everyone { return visit.privatePicture(bytes, rendition.format.mediaType) }
    response = visit.pictureResponse(bytes, rendition.format.mediaType)
    response.headers[.cacheControl] = "public, max-age=300"
    etag = photo.id.etag(rendition)
  } else {
    if try visit.query("d") == "404" { throw Failure.notFound }
    (response, etag) = try visit.standIn(
      for: member, rendition.size, isPNG ? .png : rendition.format.picture)
  }
  if showing != .everyone { visit.isPrivate = true }
  if wanted == nil { response.headers[.vary] = "Accept" }
  return visit.conditional(response, etag: etag)
}
