/// Gathers the header lines of one part, with bounded memory, into `PartHeaders`.
struct PartHeaderReader {
  private let maximumBytes: Int
  private let maximumLines: Int
  private var line: [UInt8] = []
  private var byteCount = 0
  private var lineCount = 0
  /// Read at the end of the block: what a folded line lacks is no fault of its first half.
  private var disposition: [UInt8]?
  private var contentType: String?
  private var charset = PartHeaders.Charset.utf8
  private var isUnknownCharset = false
  private var hasEncoding = false
  private var declaredLength: Int?

  init(_ limits: MultipartLimits) {
    maximumBytes = limits.headerBytes
    maximumLines = limits.headerLines
  }

  /// Takes the next byte; returns the headers after the empty line that ends them.
  mutating func take(_ byte: UInt8) throws(MultipartError) -> PartHeaders? {
    byteCount += 1
    if byteCount > maximumBytes { throw .headerTooLarge }
    if line.last == Octets.cr {
      if byte != Octets.lf { throw .badLineEnding }
      line.removeLast()
      if line.isEmpty { return try headers() }
      lineCount += 1
      if lineCount > maximumLines { throw .headerTooLarge }
      try readLine()
      line.removeAll(keepingCapacity: true)
      return nil
    }
    if byte == Octets.lf { throw .badLineEnding }
    line.append(byte)
    return nil
  }

  private mutating func readLine() throws(MultipartError) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[..<colon].isToken,
      !line.contains(where: Octets.isControl)
    else { throw .malformedHeader }
    let value = line[(colon + 1)...].trimmingBlanks
    switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
    case "content-disposition":
      if disposition != nil { throw .duplicateHeader }
      disposition = Array(value)
    case "content-type":
      if contentType != nil { throw .duplicateHeader }
      try readContentType(Array(value))
    case "content-transfer-encoding":
      if hasEncoding { throw .duplicateHeader }
      hasEncoding = true
      let name = String(decoding: value, as: UTF8.self).lowercased()
      guard ["7bit", "8bit", "binary"].contains(name) else { throw .unsupportedTransferEncoding }
    case "content-length":
      if declaredLength != nil { throw .duplicateHeader }
      do {
        declaredLength = try ContentLength.parse(String(decoding: value, as: UTF8.self))
      } catch {
        throw .malformedHeader
      }
    default:
      break
    }
  }

  private mutating func readContentType(_ value: [UInt8]) throws(MultipartError) {
    guard value.allSatisfy({ $0 < 0x80 }) else { throw .malformedHeader }
    contentType = String(decoding: value, as: UTF8.self)
    guard let type = MediaType(bytes: value) else { return }
    if type.type == "multipart" { throw .nestedMultipart }
    switch type.values(of: "charset").first?.lowercased() {
    case nil, "utf-8", "utf8", "us-ascii", "ascii": charset = .utf8
    case "iso-8859-1", "latin1": charset = .latin1
    default: isUnknownCharset = true
    }
  }

  private func headers() throws(MultipartError) -> PartHeaders {
    guard let value = disposition else { throw .missingDisposition }
    let disposition = try Disposition(value)
    if isUnknownCharset, disposition.fileName == nil { throw .unsupportedCharset }
    return PartHeaders(
      name: disposition.name, fileName: disposition.fileName, contentType: contentType,
      charset: charset, declaredLength: declaredLength)
  }
}
