import HTTP
import Members

/// A form as it was sent: text fields, and at most one photo.
struct Form {
  let fields: FormFields
  let upload: StagedUpload?
  /// Why the photo that was sent is not there.
  let uploadTrouble: (any Error)?

  /// The text of a field; empty when it was not sent.
  func text(_ name: String) throws -> String {
    try fields.text(name) ?? ""
  }
}

extension Visit {
  /// Reads the body, and refuses a form that does not come from a page of this site.
  ///
  /// The token may stand behind the photo: it is looked at when all has arrived, and the photo is
  /// dropped if it is wrong.
  func readForm() throws -> Form {
    let type = request.contentType?.essence
    let form =
      type == "application/x-www-form-urlencoded" ? try urlencodedForm() : try multipartForm()
    try form.fields.checkTexts()
    guard members.accepts(try form.text("token"), try binding.get()) else {
      throw Failure.formToken
    }
    return form
  }

  private func urlencodedForm() throws -> Form {
    let length = try request.contentLength()
    if length > configuration.form.fieldBytes { throw FormError.fieldTooLarge }
    var body: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(length, 16_384) + 1)
    while body.count < length {
      let count = readBody(into: &buffer)
      if count == 0 { throw MultipartError.unexpectedEOF }
      body += buffer[..<min(count, length - body.count)]
    }
    return Form(fields: try FormFields(urlencoded: body.span), upload: nil, uploadTrouble: nil)
  }

  private func multipartForm() throws -> Form {
    var parser = try MultipartParser(
      contentType: request.header(.contentType),
      contentLength: request.variables.value(of: "CONTENT_LENGTH"), limits: configuration.form)
    var collector = FormCollector(files: UploadSink(site.staging, client: client))
    var buffer = [UInt8](repeating: 0, count: 65_536)
    do {
      while parser.wanted > 0 {
        let count = readBody(into: &buffer)
        if count == 0 { break }
        try parser.feed(buffer.span.extracting(0..<count), to: &collector)
      }
      try parser.finish()
    } catch MultipartError.fileTooLarge {
      throw Failure.tooLarge(limit: configuration.form.fileBytes)
    }
    if collector.files.isRepeated {
      throw Failure(.badRequest, "duplicate-photo")
    }
    return Form(
      fields: collector.fields, upload: collector.files.upload,
      uploadTrouble: collector.files.trouble)
  }
}
