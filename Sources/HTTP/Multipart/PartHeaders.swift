/// What the header of a part says about it. Everything here was chosen by the sender.
public struct PartHeaders: Equatable, Sendable {
  /// The name of the form's field: never empty.
  public let name: String
  /// The name of the file, for showing only: without folders, in NFC, without control and bidi
  /// characters. Nil for a text field; empty when no file was chosen.
  public let fileName: String?
  /// The declared Content-Type as sent, nil when absent.
  public let contentType: String?
  /// The charset of a text field.
  public let charset: Charset
  /// The part's own Content-Length, nil when absent.
  let declaredLength: Int?

  /// Whether the part is a file rather than a text field.
  public var isFile: Bool { fileName != nil }

  /// The charsets that a text field may be in.
  public enum Charset: Equatable, Sendable {
    /// UTF-8, and ASCII as part of it.
    case utf8
    /// ISO 8859-1: each byte is the code point of that number.
    case latin1
  }
}
