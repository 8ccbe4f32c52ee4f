import Sodium
import Store

/// A member's name in addresses and files: 1 to 128 of `A-Za-z0-9_-`.
///
/// Ours have 20 characters; identifiers brought over from elsewhere stay as they are.
public struct MemberID: Sendable, Hashable, CustomStringConvertible {
  public let text: String

  public init?(_ text: some StringProtocol) {
    guard (1...128).contains(text.utf8.count),
      text.utf8.allSatisfy({ $0 != UInt8(ascii: ".") && Key.isAllowed($0) })
    else { return nil }
    self.text = String(text)
  }

  private init(trusted text: String) {
    self.text = text
  }

  /// 15 bytes, as base64url.
  init(bytes: [UInt8]) {
    self.init(trusted: Encoding.base64url(bytes))
  }

  /// An identifier that nobody can guess and nobody has: 120 random bits.
  static func random() -> MemberID {
    MemberID(bytes: Random.bytes(15))
  }

  public var description: String { text }

  var document: Key { Key("users/\(text).json", trusted: ()) }
  var credentials: Key { Key("credentials/\(text).json", trusted: ()) }
  var sessions: Key { Key("sessions/\(text).json", trusted: ()) }
  var tokens: Key { Key("tokens/\(text).json", trusted: ()) }
  var waiting: Key { Key("waiting/\(text).json", trusted: ()) }
}
