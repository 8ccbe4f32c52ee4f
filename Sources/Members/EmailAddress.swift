import Sodium
import Store
import Text

/// An e-mail address in the one form in which it is compared: trimmed, NFC, case-folded.
public struct EmailAddress: Sendable, Hashable {
  /// Bytes; what SMTP allows in a path (RFC 5321 §4.5.3.1.3, less its angle brackets).
  public static let limit = 254

  public let text: String

  /// Nil unless it is one name, one `@` and a domain, without white space or invisible characters.
  public init?(_ text: String) {
    let text = text.trimmed.normalized.caseFolded
    guard text.utf8.count <= Self.limit,
      text.unicodeScalars.allSatisfy({
        !$0.isControl && !$0.isInvisible && !$0.isBlank && !$0.isLineSeparator && !$0.isUnassigned
          && !Self.forbidden.contains($0)
      })
    else { return nil }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...64).contains(parts[0].utf8.count), Self.isDomain(parts[1]) else {
      return nil
    }
    guard !parts[0].hasPrefix("."), !parts[0].hasSuffix("."), !parts[0].contains("..") else {
      return nil
    }
    self.text = text
  }

  /// Marks that only quoted names may hold (RFC 5322 §3.2.3); those addresses are not taken.
  private static let forbidden = Set<Unicode.Scalar>([
    "(", ")", "<", ">", "[", "]", ":", ";", ",", "\\", "\"",
  ])

  private static func isDomain(_ domain: Substring) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
        && label.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || !$0.isASCII
        }
    }
  }

  /// SHA-256 in lower-case hexadecimal: the name of the address's index entry.
  var hash: String { Encoding.hexadecimal(Digest.sha256(Array(text.utf8))) }

  var index: Key { Self.index(hash) }

  static func index(_ hash: String) -> Key { Key("emails/\(hash).json", trusted: ()) }
}
