/// The boundary of a multipart body (RFC 2046, section 5.1.1): 1–70 bytes, none of them CR or LF.
public struct Boundary: Equatable, Sendable {
  let bytes: [UInt8]

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// Takes the boundary from a Content-Type; throws `.unsupportedMediaType` for anything but
  /// multipart/form-data and `.badBoundary` unless there is exactly one good boundary.
  public init(contentType: String?) throws(MultipartError) {
    let text = Array((contentType ?? "").utf8)
    let end = text.firstIndex(of: Octets.semicolon) ?? text.endIndex
    let essence = String(decoding: text[..<end].trimmingBlanks, as: UTF8.self).lowercased()
    guard essence == "multipart/form-data" else { throw .unsupportedMediaType }
    var scanner = ParameterScanner(text, from: end, backslash: .escapesAll)
    var found: [UInt8]?
    do {
      while let parameter = try scanner.next() {
        guard parameter.name == "boundary" else { continue }
        if found != nil { throw MultipartError.badBoundary }
        // Unquoted, a blank or comma is two header lines that a proxy has joined.
        if !parameter.isQuoted, parameter.value.contains(where: Self.needsQuotes) {
          throw MultipartError.badBoundary
        }
        found = parameter.value
      }
    } catch {
      throw .badBoundary
    }
    guard let found, (1...70).contains(found.count), found.last != Octets.space,
      found.allSatisfy(Self.isBoundaryOctet)
    else { throw .badBoundary }
    bytes = found
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == Octets.space || byte == Octets.comma
  }

  /// bchars.
  private static func isBoundaryOctet(_ byte: UInt8) -> Bool {
    if Octets.isLetter(byte) || Octets.isDigit(byte) { return true }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "+"),
      UInt8(ascii: "_"), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "?"), Octets.space:
      return true
    default:
      return false
    }
  }
}
