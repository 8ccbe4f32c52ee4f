/// Why bytes are no JSON that we keep, and at which byte.
public struct JSONError: Error, Equatable, Sendable {
  public enum Reason: String, Sendable {
    case unexpectedEnd, unexpectedByte, badNumber, badString, badEscape, badUnicode
    case duplicateKey, tooDeep, trailingBytes
    /// No file, but a folder, a link or a pipe; or one far too large for a document.
    case noFile

    /// In words, without its full stop.
    public var sentence: String {
      switch self {
      case .unexpectedEnd: "ends too early"
      case .unexpectedByte: "something else is expected here"
      case .badNumber: "is no number"
      case .badString: "a text with a line break or a control character"
      case .badEscape: "an unknown \\ in a text"
      case .badUnicode: "is not in UTF-8"
      case .duplicateKey: "a name that is there already"
      case .tooDeep: "too many levels"
      case .trailingBytes: "something behind the end"
      case .noFile: "is no file"
      }
    }
  }

  public let reason: Reason
  public let offset: Int
}
