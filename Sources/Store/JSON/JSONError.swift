/// Why bytes are no JSON that we keep, and at which byte.
public struct JSONError: Error, Equatable, Sendable {
  public enum Reason: String, Sendable {
    case unexpectedEnd, unexpectedByte, badNumber, badString, badEscape, badUnicode
    case duplicateKey, tooDeep, trailingBytes
  }

  public let reason: Reason
  public let offset: Int
}
