@testable import HTTP

/// Forms, cookies, paths and header fields; the first byte says which.
enum FieldTarget {
  static func run(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    let text = String(decoding: rest, as: UTF8.self)
    switch kind % 10 {
    case 0: form(rest)
    case 1: cookies(text)
    case 2: path(rest)
    case 3: ranges(text)
    case 4: tags(text)
    case 5: negotiation(text)
    case 6: request(rest)
    case 7: _ = MediaType(text)?.values(of: "boundary")
    case 8: programs(text)
    default: _ = try? ContentLength.parse(text)
    }
  }

  private static func form(_ bytes: [UInt8]) {
    guard let form = try? FormFields(urlencoded: bytes.span), (try? form.checkTexts()) != nil
    else { return }
    let encoded = form.fields.map { field in
      field.name.percentEncoded + "="
        + String(decoding: field.value, as: UTF8.self).percentEncoded
    }
    let again = try? FormFields(urlencoded: Array(encoded.joined(separator: "&").utf8).span)
    precondition(again == form || encoded.contains { $0.utf8.count > 262_144 })
  }

  private static func cookies(_ text: String) {
    guard let cookies = try? Cookies(text) else { return }
    precondition(cookies.value(of: "sid") == cookies.values(of: "sid").first)
  }

  private static func path(_ bytes: [UInt8]) {
    guard let path = try? RequestPath(bytes) else { return }
    precondition(path.segments.allSatisfy { $0 != "." && $0 != ".." && !$0.contains("/") })
    precondition(
      path.segments.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value > 31 && $0.value != 127 } }
    )
    // Encoded, it may have become longer than what is read.
    if path.encoded.utf8.count <= RequestPath.limit {
      precondition((try? RequestPath(path.encoded.utf8)) == path)
    }
    _ = path.below(RequestPath(segments: ["faces"]))
  }

  private static func programs(_ text: String) {
    precondition(BearerToken("Bearer " + text) != nil)
    _ = BearerToken(text)
    if let key = IdempotencyKey(text) { precondition((1...255).contains(key.text.utf8.count)) }
    if let origin = WebOrigin(text) { precondition((try? HeaderValue(origin.description)) != nil) }
  }

  private static func ranges(_ text: String) {
    for length: Int64 in [0, 1, 1000, .max] { _ = ByteRange(text, length: length) }
  }

  private static func tags(_ text: String) {
    _ = ETagList(text)
    guard let tag = ETag(text) else { return }
    precondition(ETagList(tag.formatted) != nil)
  }

  private static func negotiation(_ text: String) {
    precondition((0...1000).contains(Accept(text).quality(of: "image/webp")))
    _ = Accept(text).namesExplicitly("image/webp")
    let language = AcceptLanguage(text).choose(among: ["en", "ko"])
    precondition([nil, "en", "ko"].contains(language))
  }

  /// The lines are the variables, in this order.
  private static func request(_ bytes: [UInt8]) {
    let names = [
      "REQUEST_METHOD", "REQUEST_URI", "SCRIPT_NAME", "PATH_INFO", "QUERY_STRING",
      "CONTENT_LENGTH", "CONTENT_TYPE", "HTTP_COOKIE", "HTTP_IF_NONE_MATCH",
      "HTTP_RANGE", "HTTP_IF_RANGE",
    ]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let variables = Dictionary(uniqueKeysWithValues: zip(names, lines))
    guard let request = try? Request(DictionaryVariables(variables)) else { return }
    _ = try? request.query()
    _ = try? request.contentLength()
    _ = try? request.cookies()
    _ = request.contentType
    _ = Preconditions(request).evaluate(etag: ETag("a"))
    _ = ByteRange(request, length: 1000, etag: ETag("a"))
  }
}
