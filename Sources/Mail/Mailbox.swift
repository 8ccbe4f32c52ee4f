import Text

/// An address that mail goes to or comes from, with or without a name.
public struct Mailbox: Sendable, Equatable {
  public let name: String?
  /// The part before the `@`.
  let local: String
  /// The part after it, as it goes over the wire: `xn--bcher-kva.example`.
  public let domain: String

  /// An address alone; nil for what cannot be one.
  public init?(address: String) {
    self.init(name: nil, address[...])
  }

  /// `Name <address>` or an address alone; nil for what is neither.
  public init?(_ text: String) {
    guard let bracket = text.lastIndex(of: "<") else {
      self.init(name: nil, text[...])
      return
    }
    guard text.hasSuffix(">") else { return nil }
    var name = text[..<bracket].trimmed
    if name.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") {
      name = name.dropFirst().dropLast()
    }
    if name.unicodeScalars.contains(where: { $0.isControl || $0.isLineSeparator }) { return nil }
    self.init(
      name: name.isEmpty ? nil : String(name), text[text.index(after: bracket)...].dropLast())
  }

  private init?(name: String?, _ address: Substring) {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isLocal(parts[0]), let domain = DomainName(String(parts[1])) else {
      return nil
    }
    self.name = name
    local = String(parts[0])
    self.domain = domain.ascii
  }

  /// What SMTP is told, without angle brackets.
  public var address: String { "\(local)@\(domain)" }

  /// Whether a server must know SMTPUTF8 (RFC 6531) to take it.
  public var needsUTF8: Bool { local.utf8.contains { $0 > 0x7E } }

  /// As it stands in `From` and `To`.
  var field: String {
    guard let name else { return address }
    return "\(HeaderText.phrase(name))\r\n <\(address)>"
  }

  /// RFC 5322, section 3.2.3, `dot-atom`, with the letters of RFC 6531.
  private static func isLocal(_ local: Substring) -> Bool {
    (1...64).contains(local.utf8.count) && !local.hasPrefix(".") && !local.hasSuffix(".")
      && !local.contains("..")
      && local.unicodeScalars.allSatisfy {
        !$0.isControl && !$0.isBlank && !$0.isLineSeparator && !special.contains($0)
      }
  }

  private static let special = Set<Unicode.Scalar>([
    "(", ")", "<", ">", "[", "]", ":", ";", ",", "\\", "\"", " ",
  ])
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
