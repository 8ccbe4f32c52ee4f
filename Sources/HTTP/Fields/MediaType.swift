/// A media type with its parameters: `text/html; charset=utf-8` (RFC 9110, section 8.3.1).
public struct MediaType: Hashable, Sendable {
  /// The part before the slash, in lower case.
  public let type: String
  /// The part after the slash, in lower case.
  public let subtype: String
  /// The parameters in order; names in lower case, values without quotes.
  public let parameters: [Parameter]

  public struct Parameter: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  /// Reads a field value; nil when it is not a media type, or a parameter is malformed.
  public init?(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init?(bytes: [UInt8]) {
    let end = bytes.firstIndex(of: Octets.semicolon) ?? bytes.endIndex
    let essence = bytes[..<end].trimmingBlanks
    guard let slash = essence.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let (type, subtype) = (essence[..<slash], essence[(slash + 1)...])
    guard type.isToken, subtype.isToken else { return nil }
    var scanner = ParameterScanner(bytes, from: end, backslash: .escapesAll)
    var parameters: [Parameter] = []
    do throws(ParameterScanner<[UInt8]>.Malformed) {
      while let next = try scanner.next() {
        parameters.append(
          Parameter(name: next.name, value: String(decoding: next.value, as: UTF8.self)))
      }
    } catch {
      return nil
    }
    self.type = String(decoding: type, as: UTF8.self).lowercased()
    self.subtype = String(decoding: subtype, as: UTF8.self).lowercased()
    self.parameters = parameters
  }

  /// Type and subtype without parameters: `text/html`.
  public var essence: String { "\(type)/\(subtype)" }

  /// The values of all parameters of that name, given in lower case; more than one is ambiguous.
  public func values(of name: String) -> [String] {
    parameters.filter { $0.name == name }.map(\.value)
  }
}
