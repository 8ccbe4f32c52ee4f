@testable import HTTP

extension MultipartCase {
  /// Every way to be refused, at least once.
  static let refused: [MultipartCase] = heads + frames + headers + dispositions + sizes

  private static let heads: [MultipartCase] = [
    .init("no boundary parameter", type: "multipart/form-data", field("1"), .badBoundary),
    .init(
      "two boundaries", type: "multipart/form-data; boundary=b; boundary=c", field("1"),
      .badBoundary),
    .init(
      "two Content-Type lines joined", type: "multipart/form-data; boundary=b, text/plain",
      field("1"), .badBoundary),
    .init(
      "a boundary of 71 bytes",
      type: "multipart/form-data; boundary=" + String(repeating: "x", count: 71), field("1"),
      .badBoundary),
    .init(
      "a quote in the boundary", type: #"multipart/form-data; boundary="a\"b""#, field("1"),
      .badBoundary),
    .init("an empty boundary", type: "multipart/form-data; boundary=", field("1"), .badBoundary),
    .init(
      "a boundary that ends with a space", type: #"multipart/form-data; boundary="b ""#,
      field("1"), .badBoundary),
    .init("another media type", type: "text/plain; boundary=b", field("1"), .unsupportedMediaType),
    .init("another multipart", type: "multipart/mixed; boundary=b", "", .unsupportedMediaType),
    .init("an empty length", length: "", field("1"), .lengthRequired),
    .init("a length with a sign", length: "+12", field("1"), .badContentLength),
    .init("a negative length", length: "-1", field("1"), .badContentLength),
    .init("a length with a unit", length: "12b", field("1"), .badContentLength),
    .init("a length beyond Int", length: "99999999999999999999", field("1"), .badContentLength),
  ]

  private static let frames: [MultipartCase] = [
    .init("an empty body", "", .unexpectedEOF),
    .init("half of the first boundary", "--", .unexpectedEOF),
    .init("a body without any boundary", "hello", .noInitialBoundary),
    .init("a boundary in another case", "--B|\(disposition)||1|--B--|", .noInitialBoundary),
    .init("a first boundary after junk without a line end", "x--b|", .noInitialBoundary),
    .init("text after the boundary", "--bc|\(disposition)||1|--b--|", .malformedBoundaryLine),
    .init("text after a boundary in data", field("1|--bx|2"), .malformedBoundaryLine),
    .init("one dash at the end", "--b|\(disposition)||1|--b-|", .malformedBoundaryLine),
    .init("text after padding", "--b x|\(disposition)||1|--b--|", .malformedBoundaryLine),
    .init(
      "padding without end", "--b" + String(repeating: " ", count: 300) + "|",
      .malformedBoundaryLine),
    .init("the first boundary ends with LF", "--b\n\(disposition)||1|--b--|", .badLineEnding),
    .init("the first boundary ends with CR", "--b\r\(disposition)||1|--b--|", .badLineEnding),
    .init("the body stops in a header", "--b|Content-Dispo", .unexpectedEOF),
    .init("the body stops in data", "--b|\(disposition)||12", .unexpectedEOF),
    .init("the body stops in the last boundary", "--b|\(disposition)||12|--b", .unexpectedEOF),
    .init("the body stops between two dashes", "--b|\(disposition)||12|--b-", .unexpectedEOF),
    .init("the last boundary has no dashes", "--b|\(disposition)||1|--b|", .unexpectedEOF),
    .init("the body is shorter than it says", length: "500", field("1"), .unexpectedEOF),
    .init("the body is longer than it says", length: "20", field("1"), .unexpectedEOF),
    .init(
      "a part after the last boundary", "--b--|--b|\(disposition)||1|--b--|", .dataOutsideParts),
    .init(
      "a long preamble", String(repeating: "x", count: 1100) + "|" + field("1"), .dataOutsideParts),
    .init("a long epilogue", field("1") + String(repeating: "-", count: 1100), .dataOutsideParts),
  ]

  private static let headers: [MultipartCase] = [
    .init(
      "a header without a colon", "--b|Content-Disposition form-data||1|--b--|", .malformedHeader),
    .init("a space before the colon", "--b|X : y|\(disposition)||1|--b--|", .malformedHeader),
    .init("an empty header name", "--b|: y|\(disposition)||1|--b--|", .malformedHeader),
    .init(
      "a folded header", "--b|Content-Disposition: form-data;| name=a||1|--b--|", .malformedHeader),
    .init("a NUL in a header", "--b|X: a\0b|\(disposition)||1|--b--|", .malformedHeader),
    .init("a boundary where a header belongs", "--b|\(disposition)|--b--|", .malformedHeader),
    .init(
      "raw bytes in a Content-Type", "--b|\(disposition)|Content-Type: \u{FFFF}||1|--b--|",
      .malformedHeader),
    .init(
      "a part length that is no number", "--b|\(disposition)|Content-Length: x||1|--b--|",
      .malformedHeader),
    .init("a header that ends with LF", "--b|\(disposition)\n||1|--b--|", .badLineEnding),
    .init("a CR within a header", "--b|X: a\rb|\(disposition)||1|--b--|", .badLineEnding),
    .init("no headers", "--b||1|--b--|", .missingDisposition),
    .init("no disposition", "--b|X: y||1|--b--|", .missingDisposition),
    .init(
      "another disposition", "--b|Content-Disposition: attachment; name=a||1|--b--|",
      .missingDisposition),
    .init("two dispositions", "--b|\(disposition)|\(disposition)||1|--b--|", .duplicateHeader),
    .init(
      "two types", "--b|\(disposition)|Content-Type: a/b|content-type: a/b||1|--b--|",
      .duplicateHeader),
    .init(
      "base64", "--b|\(disposition)|Content-Transfer-Encoding: base64||1|--b--|",
      .unsupportedTransferEncoding),
    .init(
      "multipart inside", "--b|\(disposition)|Content-Type: multipart/mixed; boundary=c||1|--b--|",
      .nestedMultipart),
    .init(
      "a charset nobody needs",
      "--b|\(disposition)|Content-Type: text/plain; charset=utf-7||1|--b--|",
      .unsupportedCharset),
    .init(
      "a part shorter than it says", "--b|\(disposition)|Content-Length: 2||1|--b--|",
      .partLengthMismatch),
  ]

  private static func part(_ disposition: String) -> String {
    "--b|Content-Disposition: form-data\(disposition)||1|--b--|"
  }

  private static let dispositions: [MultipartCase] = [
    .init("no name", part(#"; filename="x""#), .missingName),
    .init("an empty name", part(#"; name="""#), .missingName),
    .init("a name that is not UTF-8", part("; name=\"\u{FFFF}\""), .invalidUTF8),
    .init("two names", part("; name=a; name=b"), .duplicateParameter),
    .init("two file names", part("; name=a; filename=x; filename=y"), .duplicateParameter),
    .init("a parameter without a value", part("; name=a; filename"), .malformedDisposition),
    .init("text after a quoted value", part(#"; name="a"x"#), .malformedDisposition),
    .init("a quote without end", part(#"; name="a"#), .malformedDisposition),
    .init(
      "a backslash before the last quote", part(#"; name="a"; filename="C:\x\""#),
      .malformedDisposition),
    .init(
      "a bad escape in filename*", part("; name=a; filename*=UTF-8''%ZZ"), .malformedDisposition),
    .init("bad UTF-8 in filename*", part("; name=a; filename*=UTF-8''%C3"), .malformedDisposition),
    .init(
      "filename* in pieces", part("; name=a; filename*0=x; filename*1=y"), .malformedDisposition),
    .init("no charset in filename*", part("; name=a; filename*=x"), .malformedDisposition),
  ]

  private static let sizes: [MultipartCase] = [
    .init(
      "a header block over its limit",
      "--b|X: \(String(repeating: "y", count: 60))|\(disposition)||1|--b--|",
      limits: limits { $0.headerBytes = 64 }, .headerTooLarge),
    .init(
      "too many header lines", "--b|A: 1|B: 2|\(disposition)||1|--b--|",
      limits: limits { $0.headerLines = 2 }, .headerTooLarge),
    .init(
      "a field over its limit", field("12345"), limits: limits { $0.fieldBytes = 4 }, .fieldTooLarge
    ),
    .init(
      "fields over their limit together", "--b|\(disposition)||123|--b|\(disposition)||456|--b--|",
      limits: limits { $0.allFieldsBytes = 5 }, .fieldTooLarge),
    .init(
      "a file over its limit", "--b|\(file)||12345|--b--|", limits: limits { $0.fileBytes = 4 },
      .fileTooLarge),
    .init(
      "a file that ends like a boundary, over its limit", "--b|\(file)||12|--|--b--|",
      limits: limits { $0.fileBytes = 3 }, .fileTooLarge),
    .init(
      "too many parts", "--b|\(disposition)||1|--b|\(disposition)||2|--b|",
      limits: limits { $0.parts = 1 }, .tooManyParts),
  ]
}
