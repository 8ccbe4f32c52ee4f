import Testing

@testable import HTTP

/// Bodies written for these tests, `|` standing for CR LF, each with the exact error it must give.
struct MultipartCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var contentType = "multipart/form-data; boundary=b"
  /// Nil: the length of the body.
  var contentLength: String?
  let body: String
  var limits = MultipartLimits()
  let error: MultipartError?

  init(
    _ description: String, type: String? = nil, length: String? = nil, _ body: String,
    limits: MultipartLimits? = nil, _ error: MultipartError?
  ) {
    testDescription = description
    if let type { contentType = type }
    contentLength = length
    self.body = body
    if let limits { self.limits = limits }
    self.error = error
  }

  func run(slices: [Int]) -> MultipartRun {
    let bytes = Self.bytes(body)
    return MultipartRun.of(
      contentType: contentType, contentLength: contentLength ?? "\(bytes.count)", body: bytes,
      slices: slices, limits: limits)
  }

  /// `|` becomes CR LF, a lone `\n` or `\r` stays, U+FFFF becomes the byte FF.
  static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|": bytes += [13, 10]
      case "\u{FFFF}": bytes.append(0xFF)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }

  /// A body with one text field `a` of this value.
  static func field(_ value: String) -> String { "--b|\(disposition)||\(value)|--b--|" }
  static let disposition = "Content-Disposition: form-data; name=\"a\""
  static let file = "Content-Disposition: form-data; name=\"f\"; filename=\"x.jpg\""

  static func limits(_ change: (inout MultipartLimits) -> Void) -> MultipartLimits {
    var limits = MultipartLimits()
    change(&limits)
    return limits
  }
}
