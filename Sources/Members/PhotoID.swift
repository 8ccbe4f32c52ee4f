import Sodium
import Store

/// A photo's name in addresses and folders: a UUID (RFC 9562), random, in lower case.
public struct PhotoID: Sendable, Hashable, CustomStringConvertible {
  public let text: String

  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return nil }
    for (index, byte) in bytes.enumerated() {
      let isDash = byte == UInt8(ascii: "-")
      let isDigit = (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
      guard [8, 13, 18, 23].contains(index) ? isDash : isDigit else { return nil }
    }
    self.text = String(text)
  }

  private init(bytes: [UInt8]) {
    var bytes = bytes
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    var digits = Array(Encoding.hexadecimal(bytes))
    for index in [20, 16, 12, 8] { digits.insert("-", at: index) }
    text = String(digits)
  }

  /// A name that no photo has.
  public static func random() -> PhotoID {
    PhotoID(bytes: Random.bytes(16))
  }

  public var description: String { text }

  /// The address of the photo within the site, as documents keep it.
  public var path: String { "/profile_image/\(text)" }

  /// Reads what `path` writes.
  public init?(path: String) {
    guard path.hasPrefix("/profile_image/") else { return nil }
    self.init(path.dropFirst("/profile_image/".count))
  }

  /// The folder of files that anyone may see.
  var publicFolder: Key { Key("profile_image/\(text)", trusted: ()) }
  /// The folder of the same files while only some may see them.
  var withheldFolder: Key { Key("withheld/\(text)", trusted: ()) }
  /// The folder of the whole picture, which is the owner's alone.
  var masterFolder: Key { Key("masters/\(text)", trusted: ()) }
  /// The upload's own pixels, for a day.
  var original: Key { Key("staged/original-\(text).jpg", trusted: ()) }
  /// The mark of a photo that was taken away.
  var removed: Key { Key("removed/\(text)", trusted: ()) }
}
