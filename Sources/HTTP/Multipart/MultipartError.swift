/// What is wrong with a multipart/form-data request, exactly. RFC 7578, RFC 2046.
public enum MultipartError: String, RequestError, CaseIterable {
  /// The boundary parameter is missing, given twice, too long, or holds a character it may not.
  case badBoundary = "bad-boundary"
  /// The body ends, and no line of it was the first boundary.
  case noInitialBoundary = "no-initial-boundary"
  /// Something other than `--`, padding or a line end follows the boundary.
  case malformedBoundaryLine = "malformed-boundary-line"
  /// The body ends before its closing boundary, or before its declared length.
  case unexpectedEOF = "unexpected-eof"
  /// A part header line without a name or colon, folded, or with a control character.
  case malformedHeader = "malformed-header"
  /// A Content-Disposition whose parameters cannot be read.
  case malformedDisposition = "malformed-disposition"
  /// No `Content-Disposition: form-data`.
  case missingDisposition = "missing-disposition"
  /// No `name`, or an empty one.
  case missingName = "missing-name"
  case duplicateHeader = "duplicate-header"
  case duplicateParameter = "duplicate-parameter"
  /// A CR or LF alone where CRLF belongs.
  case badLineEnding = "bad-line-ending"
  case headerTooLarge = "header-too-large"
  /// A text field over its limit, or all of them over theirs.
  case fieldTooLarge = "field-too-large"
  /// A file over its limit.
  case fileTooLarge = "file-too-large"
  case tooManyParts = "too-many-parts"
  /// Too much before the first boundary or after the last, or a boundary after the last.
  case dataOutsideParts = "data-outside-parts"
  case nestedMultipart = "nested-multipart"
  /// A Content-Transfer-Encoding that is not the identity: the bytes would not be the photo.
  case unsupportedTransferEncoding = "unsupported-transfer-encoding"
  case badContentLength = "bad-content-length"
  case lengthRequired = "length-required"
  /// Not multipart/form-data.
  case unsupportedMediaType = "unsupported-media-type"
  /// A text field in a charset other than UTF-8, ASCII or ISO 8859-1.
  case unsupportedCharset = "unsupported-charset"
  /// A field's name or text is not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// A part is not as long as its own Content-Length says.
  case partLengthMismatch = "part-length-mismatch"

  public var code: String { rawValue }

  public var status: Status {
    switch self {
    case .lengthRequired: .lengthRequired
    case .fieldTooLarge, .fileTooLarge, .tooManyParts: .contentTooLarge
    case .unsupportedMediaType, .unsupportedCharset: .unsupportedMediaType
    default: .badRequest
    }
  }
}
