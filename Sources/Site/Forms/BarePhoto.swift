import HTTP
import Members

extension Visit {
  /// What a program sends to add a photo: a form, or the picture by itself as the body, with the other
  /// fields in the query.
  func readUpload() throws -> Form {
    guard let type = request.contentType,
      type.type == "image" || type.essence == "application/octet-stream"
    else { return try readForm() }
    let fields = try request.query()
    try fields.checkTexts()
    let length = try request.contentLength()
    if length > configuration.photos.bytes {
      throw Failure.tooLarge(limit: configuration.photos.bytes)
    }
    let upload = try site.staging.begin(client: client)
    try readBody(length) { try upload.write($0) }
    return Form(fields: fields, upload: upload)
  }
}
