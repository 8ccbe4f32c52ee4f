import HTTP
import Imaging
import Members
import System

/// Pictures that stand for a photo that is not there.
extension Visit {
  /// The member's initials, or the silhouette where they cannot be drawn. Where they can be, only not now,
  /// no cache keeps it: a picture is never worth an error to who embeds it.
  func standIn(
    for member: Member, _ size: RenditionSize, _ format: PictureFormat
  ) throws -> (response: Response, etag: ETag?) {
    let drawn: [UInt8]?
    do { drawn = try initials(of: member, size, format) } catch {
      if !(error is Busy || error is MonogramFailed) { Log.write("initials: \(error)") }
      var (response, _) = try standIn(size, format, status: .ok)
      response.headers[.cacheControl] = "no-store"
      return (response, nil)
    }
    return try standIn(drawn ?? silhouette(size, format), size, format, status: .ok)
  }

  /// The silhouette, for a photo of nobody known.
  func standIn(
    _ size: RenditionSize, _ format: PictureFormat, status: Status
  ) throws -> (response: Response, etag: ETag?) {
    try standIn(silhouette(size, format), size, format, status: status)
  }

  private func standIn(
    _ bytes: [UInt8], _ size: RenditionSize, _ format: PictureFormat, status: Status
  ) -> (response: Response, etag: ETag?) {
    var response = pictureResponse(bytes, format.mediaType)
    response.status = status
    response.headers[.cacheControl] = "public, max-age=300"
    return (response, ETag("stand-in-\(bytes.checksum)-\(size.pixels).\(format.fileExtension)"))
  }

  private func silhouette(_ size: RenditionSize, _ format: PictureFormat) throws -> [UInt8] {
    try site.pages.standIn("\(size.pixels).\(format.fileExtension)")
  }

  /// Nil where they cannot be drawn.
  private func initials(
    of member: Member, _ size: RenditionSize, _ format: PictureFormat
  ) throws -> [UInt8]? {
    guard let monogram = member.monogram else { return nil }
    return try members.picture(of: monogram, size, format) { lettering in
      expectDelay()
      return try site.drawing { try site.studio.draw(lettering, size, format) }
    }
  }
}
