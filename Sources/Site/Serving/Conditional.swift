import HTTP

extension Visit {
  /// Answers 304, 412 or a part of the body where the request asks for that (RFC 9110 §13, §14).
  ///
  /// Without an `etag` the body's checksum is one.
  func conditional(_ response: Response, etag: ETag?) -> Response {
    var response = response
    let etag = etag ?? ETag(response.body.checksum)
    response.headers[.etag] = etag.map { HeaderValue($0) }
    switch Preconditions(request).evaluate(etag: etag) {
    case .proceed:
      return response.status == .ok ? partial(response, etag) : response
    case .notModified:
      response.status = .notModified
      response.body = []
      response.headers[.contentType] = nil
      return response
    case .failed:
      return Response(.preconditionFailed)
    }
  }

  private func partial(_ response: Response, _ etag: ETag?) -> Response {
    var response = response
    let length = Int64(response.body.count)
    response.headers[.acceptRanges] = "bytes"
    switch ByteRange(request, length: length, etag: etag) {
    case .whole: break
    case .part(let range):
      response.status = .partialContent
      response.body = Array(response.body[Int(range.lowerBound)..<Int(range.upperBound)])
      response.headers[.contentRange] =
        try? HeaderValue("bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)")
    case .unsatisfiable:
      response.status = .rangeNotSatisfiable
      response.body = []
      response.headers[.contentRange] = try? HeaderValue("bytes */\(length)")
    }
    return response
  }
}

extension [UInt8] {
  /// FNV-1a, 64 bits, in hexadecimal: tells versions apart, and is no protection against intent.
  var checksum: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
