import HTTP
import Members

/// A form as it was sent: text fields, and at most one photo.
struct Form {
  let fields: FormFields
  let upload: StagedUpload?
  /// Why the photo that was sent is not there.
  let uploadTrouble: (any Error)?

  init(fields: FormFields, upload: StagedUpload? = nil, uploadTrouble: (any Error)? = nil) {
    self.fields = fields
    self.upload = upload
    self.uploadTrouble = uploadTrouble
  }

  /// The text of a field; empty when it was not sent.
  func text(_ name: String) throws -> String {
    try fields.text(name) ?? ""
  }
}

extension Visit {
  /// Reads the body, and refuses a form that does not come from a page of this site.
  ///
  /// The token may stand behind the photo: it is looked at when all has arrived, and the photo is
  /// dropped if it is wrong. A program with a token of its own needs none in the form.
  func readForm() throws -> Form {
    let form = try readFields()
    if bearer == nil { try checkToken(form) }
    return form
  }

  func checkToken(_ form: Form) throws {
    guard members.accepts(try form.text("token"), try binding.get()) else {
      refusedForm = form
      record(.formRefused)
      throw Failure.formToken
    }
  }

  /// Reads the body, whoever sent it; JSON from programs only.
  func readFields() throws -> Form {
    let form =
      switch request.contentType?.essence {
      case "application/x-www-form-urlencoded":
        try urlencodedForm()
      case "application/json" where bearer != nil || isForPrograms:
        Form(fields: try FormFields(json: readShortBody()))
      default: try multipartForm()
      }
    try form.fields.checkTexts()
    return form
  }

  private func urlencodedForm() throws -> Form {
    let body = try readShortBody()
    return Form(fields: try FormFields(urlencoded: body.span))
  }

  private func readShortBody() throws -> [UInt8] {
    let length = try request.contentLength()
    if length > configuration.form.fieldBytes { throw FormError.fieldTooLarge }
    var body: [UInt8] = []
    try readBody(length) { bytes in
      body.reserveCapacity(length)
      for index in bytes.indices { body.append(bytes[index]) }
    }
    return body
  }

  /// Reads a body of so many bytes, piece by piece.
  func readBody(_ length: Int, _ take: (Span<UInt8>) throws -> Void) throws {
    var buffer = [UInt8](repeating: 0, count: min(length, 65_536) + 1)
    var left = length
    while left > 0 {
      let count = min(readBody(into: &buffer), left)
      if count == 0 { throw MultipartError.unexpectedEOF }
      try take(buffer.span.extracting(0..<count))
      left -= count
    }
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
