/// Why bytes are no JSON that we keep, and at which byte.
public struct JSONError: Error, Equatable, Sendable {
  public enum Reason: String, Sendable {
    case unexpectedEnd, unexpectedByte, badNumber, badString, badEscape, badUnicode
    case duplicateKey, tooDeep, trailingBytes
    /// No file, but a folder, a link or a pipe; or one far too large for a document.
    case noFile
  }

  public let reason: Reason
  public let offset: Int
}
