extension Response {
  /// The response as a CGI program writes it (RFC 3875, section 6): `Status:` first.
  ///
  /// For HEAD the body is left out and its length kept.
  public func serialized(for method: Method) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512 + (method == .head ? 0 : body.count))
    bytes.append(contentsOf: "Status: ".utf8)
    bytes.append(contentsOf: String(status.rawValue).utf8)
    bytes.append(Octets.space)
    bytes.append(contentsOf: status.reason.utf8)
    for field in headers.fields where !(status.forbidsBody && field.name == .contentLength) {
      Self.append(field.name.name, field.value.description, to: &bytes)
    }
    if !status.forbidsBody, headers[.contentLength] == nil {
      Self.append("Content-Length", String(body.count), to: &bytes)
    }
    bytes.append(contentsOf: "\r\n\r\n".utf8)
    if method != .head, !status.forbidsBody { bytes.append(contentsOf: body) }
    return bytes
  }

  private static func append(_ name: String, _ value: String, to bytes: inout [UInt8]) {
    bytes.append(Octets.cr)
    bytes.append(Octets.lf)
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(Octets.space)
    bytes.append(contentsOf: value.utf8)
  }
}
