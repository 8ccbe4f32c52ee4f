import Nettle
import Sodium
import Store
import Text

/// An e-mail address, compared by what it stands for and kept as it is written.
///
/// The rule, the same wherever an address comes in:
///
/// 1. White space at both ends goes; the rest is brought to NFC.
/// 2. There is one name, one `@` and a domain. Names that would have to be quoted are refused, and so
///    are addresses of more than 254 bytes and names of more than 64 (RFC 5321, section 4.5.3.1).
/// 3. Invisible and control characters are refused, wherever they stand (`email.invisible`).
/// 4. The domain is converted by UTS 46, non-transitional, so that `bücher.example` and
///    `xn--bcher-kva.example` are one, and `ß` is no `ss`.
/// 5. Look-alikes are refused, in the name and in each label of the domain: letters of scripts that are
///    not written together, as a Cyrillic `а` among Latin letters (`email.mixed`); a word of another
///    script whose letters all look Latin, as `сосо`, unless the domain ends in that script; and in the
///    name letters that are presentations of others, as `ﬁ` (`email.lookalike`).
/// 6. Two addresses are one when their names are equal after full case folding, and their domains in
///    ASCII. So `straße@` and `strasse@` cannot both join. Mail goes to `text`, which is only made
///    lower case: it never reaches a name that folds to the same.
public struct EmailAddress: Sendable {
  /// Bytes; what SMTP allows in a path (RFC 5321, section 4.5.3.1.3, less its angle brackets).
  public static let limit = 254

  /// The address in lower case, its domain in the form for people.
  public let text: String
  /// What is compared.
  let key: String
  /// Trimmed and lower case as it was typed: what services for pictures by address hash.
  let typed: String

  /// Throws what is wrong with it: `email.empty`, `.invalid`, `.invisible`, `.mixed`, `.lookalike`.
  public init(checking typed: String) throws(Problem) {
    let trimmed = typed.trimmed
    let text = trimmed.normalized
    if text.isEmpty { throw Problem("email.empty") }
    if text.unicodeScalars.contains(where: { $0.isControl || $0.isInvisible || $0.isFormat }) {
      throw Problem("email.invisible")
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isName(parts[0]), let domain = DomainName(String(parts[1])) else {
      throw Problem("email.invalid")
    }
    let name = String(parts[0]).lowercased().normalized
    let key = "\(name.caseFolded)@\(domain.ascii)"
    guard key.utf8.count <= Self.limit, text.utf8.count <= Self.limit else {
      throw Problem("email.invalid")
    }
    try Self.refuseLookalikes(name, domain)
    self.text = "\(name)@\(domain.unicode)"
    self.key = key
    self.typed = trimmed.lowercased()
  }

  /// Nil for what cannot be one.
  public init?(_ text: String) {
    guard let address = try? EmailAddress(checking: text) else { return nil }
    self = address
  }

  /// RFC 5322, section 3.2.3, `dot-atom`, with the letters of RFC 6531.
  private static func isName(_ name: Substring) -> Bool {
    (1...64).contains(name.utf8.count) && !name.hasPrefix(".") && !name.hasSuffix(".")
      && !name.contains("..")
      && name.unicodeScalars.allSatisfy {
        !$0.isBlank && !$0.isLineSeparator && !$0.isUnassigned && !quoted.contains($0)
      }
  }

  private static let quoted = Set<Unicode.Scalar>([
    "(", ")", "<", ">", "[", "]", ":", ";", ",", "\\", "\"",
  ])

  private static func refuseLookalikes(_ name: String, _ domain: DomainName) throws(Problem) {
    if name.hasCompatibilityLetters { throw Problem("email.lookalike") }
    let labels = domain.unicode.split(separator: ".")
    for part in [name[...]] + labels {
      if part.mixesScripts { throw Problem("email.mixed") }
      if let script = part.scriptThatLooksLatin,
        labels.last?.isWritten(in: script) != true
          || labels.last?.scriptThatLooksLatin != nil
      {
        throw Problem("email.lookalike")
      }
    }
  }

  /// SHA-256 in lower-case hexadecimal: the name of the address's index entry.
  var hash: String { Encoding.hexadecimal(Digest.sha256(Array(key.utf8))) }

  var index: Key { Self.index(hash) }

  static func index(_ hash: String) -> Key { Key("emails/\(hash).json", trusted: ()) }

  /// MD5 and SHA-256 of the address as it was typed, which services for pictures by address ask for.
  var digests: JSON {
    let bytes = Array(typed.utf8)
    return [
      "md5": .string(Encoding.hexadecimal(MD5.digest(bytes))),
      "sha256": .string(Encoding.hexadecimal(Digest.sha256(bytes))),
    ]
  }
}

extension EmailAddress: Hashable {
  public static func == (left: EmailAddress, right: EmailAddress) -> Bool { left.key == right.key }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}
