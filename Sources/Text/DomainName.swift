import CIDN2
import Glibc

/// An internet domain in its two forms, which are one name (UTS 46, non-transitional: `ß` is no `ss`).
public struct DomainName: Sendable, Hashable {
  /// The form on the wire, lower case: `xn--bcher-kva.example`.
  public let ascii: String
  /// The form for people: `bücher.example`.
  public let unicode: String

  /// Nil when it is none. `idn2_to_ascii_8z`, `idn2_to_unicode_8z8z`
  public init?(_ text: String) {
    let flags = Int32(IDN2_NFC_INPUT.rawValue | IDN2_NONTRANSITIONAL.rawValue)
    // The library drops what it does not like instead of refusing it, and C strings end at a NUL.
    guard !text.unicodeScalars.contains(where: { $0.isControl || $0.isInvisible || $0.isBlank }),
      let ascii = unsafe Self.converted({ unsafe idn2_to_ascii_8z(text, &$0, flags) })
    else { return nil }
    guard let unicode = unsafe Self.converted({ unsafe idn2_to_unicode_8z8z(ascii, &$0, flags) }),
      ascii.utf8.count <= 253,
      ascii.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isLabel),
      // Numbers at the end are of an address of the network (RFC 1123, section 2.1).
      ascii.split(separator: ".").last?.utf8.allSatisfy({ (0x30...0x39).contains($0) }) == false
    else { return nil }
    self.ascii = ascii.lowercasedASCII
    self.unicode = unicode.normalized
  }

  /// Letters, digits and hyphens (RFC 1123, section 2.1).
  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }

  private static func converted(
    _ call: (inout UnsafeMutablePointer<CChar>?) -> Int32
  ) -> String? {
    var output: UnsafeMutablePointer<CChar>?
    guard unsafe call(&output) == IDN2_OK.rawValue, let output = unsafe output else { return nil }
    defer { unsafe free(output) }
    return unsafe String(cString: output)
  }
}
